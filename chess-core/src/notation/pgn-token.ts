import type { PgnResult } from "./pgn";

/** A word of the move text: a result, a mark, a move with its position in the word, or nothing relevant. */
export type MoveToken =
  | { readonly kind: "nothing" }
  | { readonly kind: "result"; readonly result: PgnResult }
  | { readonly kind: "nag"; readonly nag: number }
  | { readonly kind: "move"; readonly san: string; readonly offset: number };

const RESULTS: ReadonlyMap<string, PgnResult> = new Map([
  ["1-0", "1-0"],
  ["0-1", "0-1"],
  ["1/2-1/2", "1/2-1/2"],
  ["1/2", "1/2-1/2"],
  ["½-½", "1/2-1/2"],
  ["*", "*"],
]);
/** Marks on a move and their numbers. */
export const NAG_OF_MARK: ReadonlyMap<string, number> = new Map([
  ["!", 1],
  ["?", 2],
  ["!!", 3],
  ["??", 4],
  ["!?", 5],
  ["?!", 6],
]);

const NOTHING: MoveToken = { kind: "nothing" };

export function readMoveToken(word: string): MoveToken {
  const result = RESULTS.get(word);
  if (result !== undefined) return { kind: "result", result };
  const nag = NAG_OF_MARK.get(word);
  if (nag !== undefined) return { kind: "nag", nag };

  const offset = numberEnd(word);
  const san = word.slice(offset);
  if (san === "" || san === "e.p." || san === "ep") return NOTHING;
  if (san !== "--" && /^[-+=/~±∓⩲⩱∞]+$/.test(san)) return NOTHING;
  return { kind: "move", san, offset };
}

/**
 * The position after a move number and its dots: "12." or "12..." or only dots. The zeros of castling aren't a
 * number.
 */
function numberEnd(word: string): number {
  let end = 0;
  while (end < word.length && isDigit(word.charCodeAt(end))) end += 1;
  if (end < word.length && word[end] !== "." && word[end] !== "…") return 0;
  while (word[end] === "." || word[end] === "…") end += 1;
  return end;
}

/** White space { } ( ) [ ] ; $ */
const BREAKS = new Uint8Array(256);
for (let code = 0; code <= 32; code += 1) BREAKS[code] = 1;
for (const sign of "\u00a0{}()[];$") BREAKS[sign.charCodeAt(0)] = 1;

/** Where a word ends: at white space or at a character that starts something else. */
export function tokenEnd(text: string, at: number): number {
  let end = at + 1;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code < 256 && BREAKS[code] === 1) break;
  }
  return end;
}

/** The position after "12." or "12...". 0 if there's no such number. */
export function moveNumberEnd(text: string, at: number): number {
  let end = at;
  while (isDigit(text.charCodeAt(end))) end += 1;
  if (text.charCodeAt(end) !== 46) return 0;
  while (text.charCodeAt(end) === 46) end += 1;
  return end;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/**
 * The usual comment of an online game, only a clock in whole seconds, starting inside its brace. Returns the position
 * of the closing brace and the seconds, packed as end * 2^20 + seconds, or -1 for anything else.
 */
export function readClockAlone(source: string, from: number): number {
  let at = from;
  while (source.charCodeAt(at) === 32) at += 1;
  if (source.charCodeAt(at + 1) !== 37 || !source.startsWith("[%clk ", at)) return -1;
  let total = 0;
  let part = 0;
  let digits = 0;
  let colons = 0;
  for (at += 6; ; at += 1) {
    const code = source.charCodeAt(at);
    if (isDigit(code) && digits < 2) {
      part = part * 10 + code - 48;
      digits += 1;
    } else if (code === 58 && digits > 0) {
      total = (total + part) * 60;
      part = 0;
      digits = 0;
      colons += 1;
    } else break;
  }
  if (source.charCodeAt(at) !== 93 || digits === 0 || colons !== 2) return -1;
  for (at += 1; source.charCodeAt(at) === 32; ) at += 1;
  return source.charCodeAt(at) === 125 ? at * CLOCK_RANGE + total + part : -1;
}

/** More seconds than a clock with two digits each can show. */
export const CLOCK_RANGE = 2 ** 20;
