import { type Game, gamePositions } from "../board/game";
import { moveNumberOf, turnOf } from "../board/position";
import { START } from "../board/start";
import { statusOf } from "../board/status";
import { makeFen } from "./fen";
import { PGN_RESULTS, type PgnMove, type PgnResult, type PgnVariation } from "./pgn";
import { makeCommands, type PgnCommands } from "./pgn-commands";
import { makeSan } from "./san";

/** What a record can contain besides the moves. A `PgnGame` fits. */
export interface PgnNotes {
  readonly comment?: string;
  readonly moves?: readonly (PgnCommands & Pick<PgnMove, "before" | "comment" | "nags" | "variations">)[];
  readonly result?: PgnResult | null;
}

const ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"] as const;
const UNKNOWN: Readonly<Record<string, string>> = { Date: "????.??.??" };
const WIDTH = 79;

/**
 * Writes a game in PGN export format: the seven roster tags first, others by name, moves with their variations and
 * comments in lines under 80 columns, and the result. The result comes from the notes, else from the Result tag, else
 * from the position. Reading the text gives the same game.
 *
 * @example makePgn(parsed.game, parsed.tags, parsed)
 */
export function makePgn(
  game: Game,
  tags: Iterable<readonly [string, string]> = [],
  notes: PgnNotes = {},
): string {
  const given = new Map(tags);
  const result = notes.result ?? resultOf(given.get("Result"), game);
  given.set("Result", result);
  const start = makeFen(game.start);
  if (start !== makeFen(START)) {
    given.set("SetUp", "1");
    given.set("FEN", start);
  } else if (given.has("FEN") && given.get("FEN") !== start) {
    given.delete("SetUp");
    given.delete("FEN");
  }
  return `${makeTags(given)}\n${wrap([...makeMoveText(game, notes), result])}\n`;
}

function makeTags(given: ReadonlyMap<string, string>): string {
  const others = [...given.keys()].filter((name) => !ROSTER.some((known) => known === name)).sort();
  return [...ROSTER, ...others]
    .map((name) => makeTag(name, given.get(name) ?? UNKNOWN[name] ?? "?"))
    .join("");
}

function makeTag(name: string, value: string): string {
  if (!/^[^\s"[\]]+$/.test(name)) throw new RangeError(`"${name}" cannot be the name of a tag`);
  const text = value.replace(/[\r\n]+/g, " ").replace(/[\\"]/g, "\\$&");
  return `[${name} "${text}"]\n`;
}

function* makeMoveText(game: Game, notes: PgnNotes): Generator<string> {
  if (notes.comment) yield* makeComment(notes.comment);
  const positions = gamePositions(game);
  const moves = game.moves.map((move, ply) => ({
    ...notes.moves?.[ply],
    san: makeSan(positions[ply]!, move),
  }));
  const isBlack = turnOf(game.start) === "black";
  yield* makeLine(moves, moveNumberOf(game.start) * 2 + (isBlack ? 1 : 0));
}

type Written = Pick<PgnMove, "san"> & NonNullable<PgnNotes["moves"]>[number];

/** `ply` counts from white's move number 0. White's moves are numbered, and black's after an interruption. */
function* makeLine(moves: readonly Written[], first: number): Generator<string> {
  let needsNumber = true;
  for (const [index, move] of moves.entries()) {
    const ply = first + index;
    if (move.before) yield* makeComment(move.before);
    if (ply % 2 === 0) yield `${ply / 2}.`;
    else if (needsNumber || move.before) yield `${(ply - 1) / 2}...`;
    yield move.san;
    for (const nag of move.nags ?? []) yield `$${nag}`;
    const comment = [...makeCommands(move), move.comment ?? ""].filter(Boolean).join(" ");
    if (comment !== "") yield* makeComment(comment);
    for (const variation of move.variations ?? []) yield* makeVariation(variation, ply);
    needsNumber = comment !== "" || (move.variations ?? []).length > 0;
  }
}

/** In parentheses, which stick to the first and last word. */
function* makeVariation({ comment, moves, unread }: PgnVariation, ply: number): Generator<string> {
  const words = [...(comment ? makeComment(comment) : []), ...makeLine(moves, ply)];
  if (unread) words.push(...onOneLine(unread).split(/\s+/));
  if (words.length === 0) return;
  words[0] = `(${words[0]}`;
  words.push(`${words.pop()})`);
  yield* words;
}

/**
 * Comments to the end of the line become ones in braces, because lines are wrapped again. Escaped lines are left out.
 */
function onOneLine(unread: string): string {
  return unread.replace(/\{[^}]*\}|;[^\r\n]*|[\r\n]%[^\r\n]*/g, (found) => {
    if (found.startsWith("{")) return found;
    return found.startsWith(";") ? `{${found.slice(1).replaceAll("}", ")")}}` : " ";
  });
}

/** Word by word, so that lines can wrap inside. A closing brace would end the comment early. */
function makeComment(comment: string): string[] {
  return `{${comment.replaceAll("}", ")").trim()}}`.split(/\s+/);
}

/** A line can't start with a percent sign, which would hide it (PGN 6). */
function wrap(words: readonly string[]): string {
  let text = "";
  let column = 0;
  for (const word of words) {
    const fits = column + 1 + word.length <= WIDTH || word.startsWith("%");
    if (column === 0) column = word.length;
    else if (fits) column += 1 + word.length;
    else column = word.length;
    if (text !== "") text += column === word.length ? "\n" : " ";
    text += word;
  }
  return text;
}

function resultOf(tag: string | undefined, game: Game): PgnResult {
  const known = PGN_RESULTS.find((result) => result === tag);
  if (known !== undefined) return known;
  const status = statusOf(game);
  if (status.kind === "playing") return "*";
  if (status.winner === undefined) return "1/2-1/2";
  return status.winner === "white" ? "1-0" : "0-1";
}
