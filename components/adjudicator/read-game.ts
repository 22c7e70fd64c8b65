import {
  type FenError,
  type FenReason,
  type Game,
  isSamePosition,
  makeFen,
  makePgn,
  mendFen,
  type PgnError,
  type PgnGame,
  START,
  startGame,
} from "chess-core";
import { withSideNames } from "@/lib/adjudicator/words/side-names";
import { boardSentence } from "@/lib/adjudicator/words/verdict-material";
import { CITED_RULES, type CitedRule } from "@/lib/adjudicator/words/verdict-rules";
import { isAfterResult, readRecords } from "@/lib/match/rules/read-record";
import { SIDE_WORDS } from "@/lib/match/rules/record-words";
import { mendedPosition, mendedSentences } from "@/lib/match/words/mended";
import { LONGEST_RECORD, type Question } from "./question";

/** Why a text isn't a game: the headline, the field it's about, and the game as far as it could be read. */
export interface NotAGame {
  readonly field: "pgn" | "fen";
  readonly headline: string;
  readonly why: string;
  readonly rule: CitedRule | null;
  readonly upTo: Game;
}

export type ReadGame =
  | {
      readonly ok: true;
      readonly game: Game;
      readonly result: string | null;
      /** What was read differently than it was written, in sentences. */
      readonly mended: readonly string[];
    }
  | { readonly ok: false; readonly error: NotAGame };

type Texts = Pick<Question, "pgn" | "fen">;

/**
 * Reads the game in the two fields: the moves from the position, or from the start; just the position; or the start.
 */
export function readGame({ pgn, fen }: Texts): ReadGame {
  const start = fen.trim() === "" ? null : mendFen(fen);
  if (start && !start.ok) return { ok: false, error: brokenPosition(start.error, fen) };
  const position = start?.value.position;
  const mended = mendedPosition(start?.value.mended ?? []);
  if (pgn.length > LONGEST_RECORD)
    return error(
      "pgn",
      "The record is too long",
      "The limit is 60,000 characters. Leave out the comments.",
      startGame(position),
    );
  if (IS_POSITION.test(pgn))
    return error(
      "pgn",
      "This is a position",
      "It belongs in the field below: Position (FEN).",
      startGame(position),
    );
  if (pgn.trim() === "") return { ok: true, game: startGame(position), result: null, mended };

  const from = position ? makeFen(position) : "";
  const parsed = readRecords(withStart(pgn, from));
  if (!parsed.ok) return { ok: false, error: brokenRecord(parsed.error, pgn, from) };
  const [record, ...others] = parsed.value;
  if (others.length > 0) return { ok: false, error: MORE_THAN_ONE };
  if (!record) return error("pgn", "No moves here", "There’s no game in this text.", startGame(position));
  return {
    ok: true,
    game: record.game,
    result: resultOf(record),
    mended: [...mended, ...mendedSentences(record.mended)],
  };
}

/** A game as text for the form's fields: its moves without tags, and its position only if it was set up. */
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

/** Eight ranks separated by slashes: the start of a FEN. */
const IS_POSITION = /^\s*(?:[pnbrqk1-8]{1,8}\/){7}[pnbrqk1-8]/i;
/** A tag, or a move number. */
const IS_RECORD = /^\s*(?:\[|\d+\s*\.)/;
/** What keeps a text from being a FEN at all; other errors are about the position. */
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
  const is = UNREADABLE.includes(reason) ? "can’t be read" : "isn’t possible";
  return { ...shared, headline: `This position ${is}`, why: boardSentence(withSideNames(message)) };
}

function brokenRecord(error: PgnError, pgn: string, fen: string): NotAGame {
  const { moveNumber, side, why, line } = error;
  const whole = withStart(pgn, fen);
  if (error.reason === "variant") return otherGame(why);
  const isAfter = isAfterResult(error, whole);
  if (error.game > 1 && !isAfter) return MORE_THAN_ONE;
  const before = readRecords(whole.slice(0, error.offset));
  const upTo = before.ok ? before.value.at(-1)?.game : undefined;
  if (isAfter) return { ...AFTER_RESULT, upTo: upTo ?? startGame() };
  const isIllegal = error.reason === "not-legal";
  const tagLines = whole === pgn ? 0 : 2;
  const where =
    moveNumber === undefined || !side
      ? `Line ${Math.max(1, line - tagLines)} of the record`
      : `Move ${moveNumber}, ${SIDE_WORDS[side]}`;
  return {
    field: "pgn",
    headline: isIllegal ? `${where}: not a legal move` : `${where}: can’t be read`,
    why: boardSentence(withSideNames(why)),
    rule: isIllegal ? CITED_RULES.illegal : null,
    upTo: upTo ?? startGame(),
  };
}

const MORE_THAN_ONE: NotAGame = {
  field: "pgn",
  headline: "More than one game",
  why: "This text contains more than one game. Enter just one.",
  rule: null,
  upTo: startGame(),
};

const AFTER_RESULT = {
  field: "pgn",
  headline: "Text after the result",
  why: "There’s text after the result. Leave it out.",
  rule: null,
} as const;

function otherGame(why: string): NotAGame {
  const headline = "Not standard chess";
  return { field: "pgn", headline, why: boardSentence(why), rule: null, upTo: startGame() };
}

/** The result after the moves, else the Result tag; null if the record leaves it open. */
function resultOf({ result, tags }: PgnGame): string | null {
  const token = result && result !== "*" ? result : tags.get("Result");
  return token && ["1-0", "0-1", "1/2-1/2"].includes(token) ? token : null;
}

function error(field: NotAGame["field"], headline: string, why: string, upTo: Game): ReadGame {
  return { ok: false, error: { field, headline, why, rule: null, upTo } };
}
