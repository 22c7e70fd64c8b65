import { DOUBLE_PUSH, KNIGHT, QUEEN } from "./board";
import { MOVES } from "./moves";
import { countBits } from "./safety";

export const NOT_FILE_A = ~0x01010101;
export const NOT_FILE_H = 0x7f7f7f7f;

/** Pushes and captures of a set of white pawns at once, by shifting it (FIDE 3.7). En passant is apart. */
export function whitePawnMoves(
  start: number,
  isListing: boolean,
  pawnsLow: number,
  pawnsHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
  takeLow: number,
  takeHigh: number,
): number {
  const leftLow = pawnsLow & NOT_FILE_A;
  const leftHigh = pawnsHigh & NOT_FILE_A;
  const rightLow = pawnsLow & NOT_FILE_H;
  const rightHigh = pawnsHigh & NOT_FILE_H;
  const stepLow = (pawnsLow << 8) & ~low;
  const stepHigh = ((pawnsHigh << 8) | (pawnsLow >>> 24)) & ~high;
  const jump = ((stepLow & 0x00ff0000) << 8) & ~low & targetLow;
  const toLeft = ((leftHigh << 7) | (leftLow >>> 25)) & takeHigh;
  const toRight = ((rightHigh << 9) | (rightLow >>> 23)) & takeHigh;
  let at = push(start, isListing, jump, 0, 16, DOUBLE_PUSH << 15);
  at = push(at, isListing, stepLow & targetLow, 0, 8, 0);
  at = push(at, isListing, (leftLow << 7) & takeLow, 0, 7, 0);
  at = push(at, isListing, (rightLow << 9) & takeLow, 0, 9, 0);
  at = pushForward(at, isListing, stepHigh & targetHigh, 32, 8, 0xff000000);
  at = pushForward(at, isListing, toLeft, 32, 7, 0xff000000);
  return pushForward(at, isListing, toRight, 32, 9, 0xff000000);
}

export function blackPawnMoves(
  start: number,
  isListing: boolean,
  pawnsLow: number,
  pawnsHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
  takeLow: number,
  takeHigh: number,
): number {
  const leftLow = pawnsLow & NOT_FILE_A;
  const leftHigh = pawnsHigh & NOT_FILE_A;
  const rightLow = pawnsLow & NOT_FILE_H;
  const rightHigh = pawnsHigh & NOT_FILE_H;
  const stepLow = ((pawnsLow >>> 8) | (pawnsHigh << 24)) & ~low;
  const stepHigh = (pawnsHigh >>> 8) & ~high;
  const jump = ((stepHigh & 0x0000ff00) >>> 8) & ~high & targetHigh;
  const toLeft = ((leftLow >>> 9) | (leftHigh << 23)) & takeLow;
  const toRight = ((rightLow >>> 7) | (rightHigh << 25)) & takeLow;
  let at = push(start, isListing, jump, 32, -16, DOUBLE_PUSH << 15);
  at = push(at, isListing, stepHigh & targetHigh, 32, -8, 0);
  at = push(at, isListing, (leftHigh >>> 9) & takeHigh, 32, -9, 0);
  at = push(at, isListing, (rightHigh >>> 7) & takeHigh, 32, -7, 0);
  at = pushForward(at, isListing, stepLow & targetLow, 0, -8, 0xff);
  at = pushForward(at, isListing, toLeft, 0, -9, 0xff);
  return pushForward(at, isListing, toRight, 0, -7, 0xff);
}

function push(
  start: number,
  isListing: boolean,
  to: number,
  offset: number,
  step: number,
  extra: number,
): number {
  if (!isListing) return start + countBits(to);
  let at = start;
  for (let rest = to; rest !== 0; ) {
    const square = offset + 31 - Math.clz32(rest);
    rest ^= 1 << square;
    MOVES[at] = (square - step) | (square << 6) | extra;
    at += 1;
  }
  return at;
}

/** A pawn that arrives on the last rank has four moves there. */
function pushForward(
  start: number,
  isListing: boolean,
  to: number,
  offset: number,
  step: number,
  lastRank: number,
): number {
  let at = push(start, isListing, to & ~lastRank, offset, step, 0);
  const last = to & lastRank;
  if (last === 0) return at;
  for (let role = QUEEN; role >= KNIGHT; role -= 1) at = push(at, isListing, last, offset, step, role << 12);
  return at;
}
