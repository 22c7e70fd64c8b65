import { BISHOP, type Board, DOUBLE_PUSH, KNIGHT, packMove, QUEEN, ROOK, WHITE } from "./board";
import { countBits } from "./safety";

const NOT_FILE_A = ~0x01010101;
const NOT_FILE_H = 0x7f7f7f7f;

/** Pushes and captures of a set of pawns at once, by shifting it (FIDE 3.7). En passant is apart. */
export function pawnMoves(
  board: Board,
  moves: number[],
  pawnsLow: number,
  pawnsHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
): void {
  if ((pawnsLow | pawnsHigh) === 0) return;
  const them = 14 - board.turn * 2;
  const takeLow = board.sets[them]! & targetLow;
  const takeHigh = board.sets[them + 1]! & targetHigh;

  if (board.turn === WHITE) {
    const stepLow = (pawnsLow << 8) & ~low;
    const stepHigh = ((pawnsHigh << 8) | (pawnsLow >>> 24)) & ~high;
    const jump = ((stepLow & 0x00ff0000) << 8) & ~low & targetLow;
    const leftLow = pawnsLow & NOT_FILE_A;
    const leftHigh = pawnsHigh & NOT_FILE_A;
    const rightLow = pawnsLow & NOT_FILE_H;
    const rightHigh = pawnsHigh & NOT_FILE_H;
    push(moves, stepLow & targetLow, stepHigh & targetHigh, 8);
    pushJumps(moves, jump, 0, 16);
    push(moves, (leftLow << 7) & takeLow, ((leftHigh << 7) | (leftLow >>> 25)) & takeHigh, 7);
    push(moves, (rightLow << 9) & takeLow, ((rightHigh << 9) | (rightLow >>> 23)) & takeHigh, 9);
    return;
  }
  const stepLow = ((pawnsLow >>> 8) | (pawnsHigh << 24)) & ~low;
  const stepHigh = (pawnsHigh >>> 8) & ~high;
  const jump = ((stepHigh & 0x0000ff00) >>> 8) & ~high & targetHigh;
  const leftLow = pawnsLow & NOT_FILE_A;
  const leftHigh = pawnsHigh & NOT_FILE_A;
  const rightLow = pawnsLow & NOT_FILE_H;
  const rightHigh = pawnsHigh & NOT_FILE_H;
  push(moves, stepLow & targetLow, stepHigh & targetHigh, -8);
  pushJumps(moves, jump, 32, -16);
  push(moves, ((leftLow >>> 9) | (leftHigh << 23)) & takeLow, (leftHigh >>> 9) & takeHigh, -9);
  push(moves, ((rightLow >>> 7) | (rightHigh << 25)) & takeLow, (rightHigh >>> 7) & takeHigh, -7);
}

/** How many of them there are; each arrival on the last rank counts four times. */
export function countPawnMoves(
  board: Board,
  pawnsLow: number,
  pawnsHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
): number {
  if ((pawnsLow | pawnsHigh) === 0) return 0;
  const them = 14 - board.turn * 2;
  const takeLow = board.sets[them]! & targetLow;
  const takeHigh = board.sets[them + 1]! & targetHigh;
  const leftLow = pawnsLow & NOT_FILE_A;
  const leftHigh = pawnsHigh & NOT_FILE_A;
  const rightLow = pawnsLow & NOT_FILE_H;
  const rightHigh = pawnsHigh & NOT_FILE_H;

  if (board.turn === WHITE) {
    const stepLow = (pawnsLow << 8) & ~low;
    const stepHigh = ((pawnsHigh << 8) | (pawnsLow >>> 24)) & ~high & targetHigh;
    const jump = ((stepLow & 0x00ff0000) << 8) & ~low & targetLow;
    const left = ((leftHigh << 7) | (leftLow >>> 25)) & takeHigh;
    const right = ((rightHigh << 9) | (rightLow >>> 23)) & takeHigh;
    const lows =
      countBits(stepLow & targetLow) +
      countBits((leftLow << 7) & takeLow) +
      countBits((rightLow << 9) & takeLow);
    return (
      lows +
      countBits(jump) +
      countArrivals(stepHigh, 24) +
      countArrivals(left, 24) +
      countArrivals(right, 24)
    );
  }
  const stepHigh = (pawnsHigh >>> 8) & ~high;
  const stepLow = ((pawnsLow >>> 8) | (pawnsHigh << 24)) & ~low & targetLow;
  const jump = ((stepHigh & 0x0000ff00) >>> 8) & ~high & targetHigh;
  const left = ((leftLow >>> 9) | (leftHigh << 23)) & takeLow;
  const right = ((rightLow >>> 7) | (rightHigh << 25)) & takeLow;
  const highs =
    countBits(stepHigh & targetHigh) +
    countBits((leftHigh >>> 9) & takeHigh) +
    countBits((rightHigh >>> 7) & takeHigh);
  return (
    highs + countBits(jump) + countArrivals(stepLow, 0) + countArrivals(left, 0) + countArrivals(right, 0)
  );
}

function countArrivals(set: number, lastRank: number): number {
  if (set === 0) return 0;
  const promoting = set & (0xff << lastRank);
  return countBits(set) + (promoting === 0 ? 0 : 3 * countBits(promoting));
}

function push(moves: number[], toLow: number, toHigh: number, step: number): void {
  for (let rest = toLow; rest !== 0; rest &= rest - 1) pushPawn(moves, 31 - Math.clz32(rest & -rest), step);
  for (let rest = toHigh; rest !== 0; rest &= rest - 1) pushPawn(moves, 63 - Math.clz32(rest & -rest), step);
}

function pushPawn(moves: number[], to: number, step: number): void {
  const from = to - step;
  if (to > 7 && to < 56) {
    moves.push(from | (to << 6));
    return;
  }
  const plain = from | (to << 6);
  moves.push(plain | (QUEEN << 12), plain | (ROOK << 12), plain | (BISHOP << 12), plain | (KNIGHT << 12));
}

function pushJumps(moves: number[], to: number, offset: number, step: number): void {
  for (let rest = to; rest !== 0; rest &= rest - 1) {
    const square = offset + 31 - Math.clz32(rest & -rest);
    moves.push(packMove(square - step, square, 0, DOUBLE_PUSH));
  }
}
