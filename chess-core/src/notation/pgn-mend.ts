import { DASH, type Mend, ODD_BLANK } from "./mend";
import type { PgnPlace, PgnResult } from "./pgn";

/** A mend before its line and column are known. */
export interface DraftMend extends Pick<PgnPlace, "offset" | "moveNumber" | "side"> {
  readonly kind: Mend["kind"];
  readonly why: string;
}

/** Signs that look like white space or like nothing, from `at`. 0 if there are none. */
export function oddBlankEnd(text: string, at: number): number {
  return endOf(ODD_BLANKS_HERE, text, at);
}

/** Where a word up to `end` ends if odd blanks end it too, and so does a result or star that sticks to a move. */
export function lenientEnd(text: string, at: number, end: number): number {
  const word = text.slice(at, end);
  const blank = word.search(ODD_BLANK_ANYWHERE);
  const plain = blank > 0 ? word.slice(0, blank) : word;
  const glued = GLUED.exec(plain);
  return at + (glued === null ? plain.length : glued[1]!.length);
}

/** Whether a star is the result: nothing but tags or a blank line comes after it. */
export function isLastStar(text: string, at: number): boolean {
  return endOf(LAST_STAR, text, at) > 0;
}

/** A result with other dashes or with blanks, and where it ends. */
export function readLooseResult(text: string, at: number): { result: PgnResult; end: number } | null {
  LOOSE_RESULT.lastIndex = at;
  const found = LOOSE_RESULT.exec(text);
  if (found === null) return null;
  const result = LOOSE_RESULTS[`${found[1]} ${found[2]}`.replaceAll("1/2", "½")];
  return result === undefined ? null : { result, end: LOOSE_RESULT.lastIndex };
}

/** The end of a move with blanks inside, as in "e2 - e4", "O - O", "e8 = Q" or "N f3". 0 if there is none. */
export function spacedMoveEnd(text: string, at: number): number {
  return Math.max(...SPACED_MOVES.map((move) => endOf(move, text, at)));
}

/** "e.p." on its own, spelled in any way. */
export function isEnPassantWord(word: string): boolean {
  return /^e\.?p?\.?$|^p\.$/i.test(word) && word.includes(".");
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

const ODD_BLANKS_HERE = new RegExp(`[${ODD_BLANK}]+`, "y");
const ODD_BLANK_ANYWHERE = new RegExp(`[${ODD_BLANK}]`);
const ANY_DASH = `(?:-|${DASH})`;
const GAP = `[\\s${ODD_BLANK}]{0,3}`;
const MOVE_END = "[+#!?]*(?![\\w=-])";
const GLUED = new RegExp(
  `^([^\\d*\\s]\\S*?)(?:\\*|(?:1${ANY_DASH}0|0${ANY_DASH}1|1/2${ANY_DASH}1/2|½${ANY_DASH}½))$`,
);
const LAST_STAR = /\*\s*(?:$|\[|\ufeff)|\*[ \t]*(?:\r\n|\r|\n)[ \t]*[\r\n]/y;
const LOOSE_RESULT = new RegExp(
  `(1/2|[01½])${GAP}(?:${ANY_DASH}|:)${GAP}(1/2|[01½])(?![\\w/½]|${GAP}${ANY_DASH})`,
  "y",
);
const LOOSE_RESULTS: Readonly<Record<string, PgnResult>> = {
  "1 0": "1-0",
  "0 1": "0-1",
  "½ ½": "1/2-1/2",
};
const SPACED_MOVES: readonly RegExp[] = [
  `([O0o])${GAP}${ANY_DASH}${GAP}\\1(?:${GAP}${ANY_DASH}${GAP}\\1)?${MOVE_END}`,
  `[KQRBN♔-♟]?${GAP}[a-h]?[1-8]?${GAP}(?:${ANY_DASH}|[x:])${GAP}[a-h][1-8]${MOVE_END}`,
  `[KQRBN♔-♟]${GAP}[a-h]?[1-8]?[a-h][1-8]${MOVE_END}`,
  `[a-h]?x?[a-h][18]${GAP}=?${GAP}[QRBNqrbn]${MOVE_END}`,
].map((pattern) => new RegExp(pattern, "y"));
