import {
  BISHOP_LINES,
  bishopHigh,
  bishopLow,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  ROOK_LINES,
  rookHigh,
  rookLow,
} from "./attacks";
import { BISHOP, BLACK, type Board, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { NOT_FILE_A, NOT_FILE_H } from "./generate-pawns";

/** The answer of `findDanger`: low, high. Overwritten by the next call. */
export const danger = new Int32Array(2);

/**
 * The squares of a zone that the enemy attacks (FIDE 3.9, 3.8.2), on the given occupancy; what it says outside the zone is not
 * complete. All at once is cheaper than square by square: most sliders look nowhere near.
 */
export function findDanger(board: Board, low: number, high: number, zoneLow: number, zoneHigh: number): void {
  const { sets, turn } = board;
  const them = 14 - turn * 2;
  const enemyLow = sets[them]!;
  const enemyHigh = sets[them + 1]!;
  const pawnsLow = sets[PAWN * 2]! & enemyLow;
  const pawnsHigh = sets[PAWN * 2 + 1]! & enemyHigh;
  const leftLow = pawnsLow & NOT_FILE_A;
  const leftHigh = pawnsHigh & NOT_FILE_A;
  const rightLow = pawnsLow & NOT_FILE_H;
  const rightHigh = pawnsHigh & NOT_FILE_H;
  const king = board.kingSquare(turn ^ 1) * 2;
  let foundLow = KING_ATTACKS[king]!;
  let foundHigh = KING_ATTACKS[king + 1]!;
  if (turn === BLACK) {
    foundLow |= (leftLow << 7) | (rightLow << 9);
    foundHigh |= (leftHigh << 7) | (leftLow >>> 25) | (rightHigh << 9) | (rightLow >>> 23);
  } else {
    foundLow |= (leftLow >>> 9) | (leftHigh << 23) | (rightLow >>> 7) | (rightHigh << 25);
    foundHigh |= (leftHigh >>> 9) | (rightHigh >>> 7);
  }
  let restLow = sets[KNIGHT * 2]! & enemyLow;
  let restHigh = sets[KNIGHT * 2 + 1]! & enemyHigh;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow) : 63 - Math.clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    foundLow |= KNIGHT_ATTACKS[from * 2]!;
    foundHigh |= KNIGHT_ATTACKS[from * 2 + 1]!;
  }
  restLow = (sets[BISHOP * 2]! | sets[QUEEN * 2]!) & enemyLow;
  restHigh = (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow) : 63 - Math.clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const linesLow = BISHOP_LINES[from * 2]! & zoneLow & ~foundLow;
    if ((linesLow | (BISHOP_LINES[from * 2 + 1]! & zoneHigh & ~foundHigh)) === 0) continue;
    foundLow |= bishopLow(from, low, high);
    foundHigh |= bishopHigh(from, low, high);
  }
  restLow = (sets[ROOK * 2]! | sets[QUEEN * 2]!) & enemyLow;
  restHigh = (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow) : 63 - Math.clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const linesLow = ROOK_LINES[from * 2]! & zoneLow & ~foundLow;
    if ((linesLow | (ROOK_LINES[from * 2 + 1]! & zoneHigh & ~foundHigh)) === 0) continue;
    foundLow |= rookLow(from, low, high);
    foundHigh |= rookHigh(from, low, high);
  }
  danger[0] = foundLow;
  danger[1] = foundHigh;
}
