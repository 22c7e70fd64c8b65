import {
  type FenError,
  type FenReason,
  type Game,
  isSamePosition,
  makeFen,
  makePgn,
  type PgnError,
  type PgnGame,
  parseFen,
  parsePgn,
  START,
  startGame,
} from "chess-core";
import { sentence, withSideNames } from "@/lib/adjudicator/words/verdict-material";
import { CITED_RULES, type CitedRule } from "@/lib/adjudicator/words/verdict-rules";
import { chessVariantOf } from "@/lib/match/rules/chess-variant";
import { SIDE_WORDS } from "@/lib/match/rules/record-words";
import { LONGEST_RECORD, type Question } from "./question";

/** Why a text is no game: what to print at the top, the field it stands in, and the game as far as it goes. */
export interface NotAGame {
  readonly field: "pgn" | "fen";
  readonly headline: string;
  readonly why: string;
  readonly rule: CitedRule | null;
  readonly upTo: Game;
}

export type ReadGame =
  | { readonly ok: true; readonly game: Game; readonly result: string | null }
  | { readonly ok: false; readonly error: NotAGame };

type Texts = Pick<Question, "pgn" | "fen">;

/** The game that the two texts tell: the moves from the position, or from the beginning; the position alone; or the beginning. */
export function readGame({ pgn, fen }: Texts): ReadGame {
  const start = fen.trim() === "" ? null : parseFen(fen);
  if (start && !start.ok) return { ok: false, error: brokenPosition(start.error, fen) };
  if (pgn.length > LONGEST_RECORD)
    return error(
      "pgn",
      "The record is too long",
      "More than 60,000 characters are not read. Leave out the comments.",
      startGame(start?.value),
    );
  if (IS_POSITION.test(pgn))
    return error(
      "pgn",
      "This is a position",
      "It belongs in the field below: Position (FEN).",
      startGame(start?.value),
    );
  if (pgn.trim() === "") return { ok: true, game: startGame(start?.value), result: null };

  const other = chessVariantOf(pgn);
  if (other)
    return error(
      "pgn",
      "Not a game of chess",
      `The record says it is ${other}. Only ordinary chess is judged here.`,
      startGame(start?.value),
    );

  const parsed = parsePgn(withStart(pgn, fen));
  if (!parsed.ok) return { ok: false, error: brokenRecord(parsed.error, pgn, fen) };
  const [record, ...others] = parsed.value;
  if (others.length > 0)
    return error("pgn", "More than one game", "This text holds more than one game. Give one.", startGame());
  if (!record)
    return error("pgn", "No moves here", "There is no game in this text.", startGame(start?.value));
  return { ok: true, game: record.game, result: resultOf(record) };
}

/** The texts of a game, for the fields of the form: its moves without tags, and its position only if it was set up. */
export function textsOf(game: Game): Texts {
  const moves = makePgn(game)
    .replace(/^\[.*\]\n/gm, "")
    .trim()
    .replace(/\s*\S+$/, "");
  return {
    pgn: moves.replaceAll("\n", " "),
    fen: isSamePosition(game.start, START) ? "" : makeFen(game.start),
  };
}

/** A record that names its own position keeps it. */
function withStart(pgn: string, fen: string): string {
  if (fen.trim() === "" || /^\s*\[FEN\s/im.test(pgn)) return pgn;
  return `${startTags(fen)}${pgn.trimStart().startsWith("[") ? "" : "\n"}${pgn}`;
}

function startTags(fen: string): string {
  return `[SetUp "1"]\n[FEN "${fen.trim().replace(/["\\\]]/g, "")}"]\n`;
}

/** Eight ranks with strokes between them: the beginning of a FEN. */
const IS_POSITION = /^\s*(?:[pnbrqk1-8]{1,8}\/){7}[pnbrqk1-8]/i;
/** A tag, or the number of a move. */
const IS_RECORD = /^\s*(?:\[|\d+\s*\.)/;
/** What keeps a text from being a FEN at all; the other reasons are about the position that it tells. */
const UNREADABLE: readonly FenReason[] = [
  "fields",
  "placement",
  "turn",
  "en-passant",
  "clock",
  "move-number",
];

function brokenPosition({ reason, message }: FenError, fen: string): NotAGame {
  const shared = { field: "fen", rule: null, upTo: startGame() } as const;
  if (IS_RECORD.test(fen))
    return {
      ...shared,
      headline: "These are moves",
      why: "They belong in the field above: Moves (PGN).",
    };
  const is = UNREADABLE.includes(reason) ? "cannot be read" : "is not possible";
  return { ...shared, headline: `This position ${is}`, why: sentence(withSideNames(message)) };
}

function brokenRecord(error: PgnError, pgn: string, fen: string): NotAGame {
  const { moveNumber, side, why, line } = error;
  const whole = withStart(pgn, fen);
  const before = parsePgn(whole.slice(0, error.offset));
  const upTo = before.ok ? before.value.at(-1)?.game : undefined;
  const isIllegal = error.reason === "not-legal";
  const tagLines = whole === pgn ? 0 : 2;
  const where =
    moveNumber === undefined || !side
      ? `Line ${Math.max(1, line - tagLines)} of the record`
      : `Move ${moveNumber}, ${SIDE_WORDS[side]}`;
  return {
    field: "pgn",
    headline: isIllegal ? `${where}: not a legal move` : `${where}: cannot be read`,
    why: sentence(withSideNames(why)),
    rule: isIllegal ? CITED_RULES.illegal : null,
    upTo: upTo ?? startGame(),
  };
}

/** The token after the moves, else the Result tag; null when the record leaves it open. */
function resultOf({ result, tags }: PgnGame): string | null {
  const token = result && result !== "*" ? result : tags.get("Result");
  return token && ["1-0", "0-1", "1/2-1/2"].includes(token) ? token : null;
}

function error(field: NotAGame["field"], headline: string, why: string, upTo: Game): ReadGame {
  return { ok: false, error: { field, headline, why, rule: null, upTo } };
}
