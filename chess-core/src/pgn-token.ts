import type { PgnResult } from "./pgn";

/** A word of the move text: a result, a mark, a move with where it starts in the word, or nothing that matters. */
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

/** Past a move number and its dots: "12." or "12..." or dots alone; the zeros of castling are no number. */
function numberEnd(word: string): number {
  let end = 0;
  while (end < word.length && isDigit(word.charCodeAt(end))) end += 1;
  if (end < word.length && word[end] !== "." && word[end] !== "…") return 0;
  while (word[end] === "." || word[end] === "…") end += 1;
  return end;
}

/** Where a word ends: at white space or at a sign that starts something else. */
export function tokenEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && !isBreak(text.charCodeAt(end))) end += 1;
  return end;
}

/** White space { } ( ) [ ] ; $ */
function isBreak(code: number): boolean {
  return (
    code <= 32 ||
    code === 160 ||
    code === 123 ||
    code === 125 ||
    code === 40 ||
    code === 41 ||
    code === 91 ||
    code === 93 ||
    code === 59 ||
    code === 36
  );
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const CLOCK = /\[%clk\s+(\d{1,5}):(\d{1,2}):(\d{1,2}(?:\.\d{1,9})?)\s*\]/;

/** Takes the clock out of a comment and folds white space. */
export function readClock(source: string, from: number, to: number): { text: string; clock: number | null } {
  const comment = source.slice(from, to);
  const found = comment.includes("[%clk") ? CLOCK.exec(comment) : null;
  if (found === null) return { text: fold(comment), clock: null };
  const [whole, hours, minutes, seconds] = found;
  const text = comment.slice(0, found.index) + comment.slice(found.index + whole.length);
  return { text: fold(text), clock: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
}

export function makeClock(clock: number): string {
  const milliseconds = Math.round(clock * 1000);
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor(milliseconds / 60_000) % 60;
  const seconds = (milliseconds % 60_000) / 1000;
  return `[%clk ${hours}:${pad(minutes)}:${pad(seconds)}]`;
}

function pad(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

function fold(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
