import {
  aheadHigh,
  aheadLow,
  BISHOP_LINES,
  beside,
  bishopHigh,
  bishopLow,
  jumpsOf,
  KING_ATTACKS,
  ROOK_LINES,
  rookHigh,
  rookLow,
} from "./attacks";
import { BISHOP, type Board, KNIGHT, PAWN, QUEEN, ROOK } from "./board";

/** The answer of `findDanger`: low, high. Overwritten by the next call. */
export const danger = new Int32Array(2);

/**
 * The squares of a zone that the enemy attacks (FIDE 3.9, 3.8.2), on the given occupancy; what it says outside the zone is not
 * complete. All at once is cheaper than square by square: most sliders look nowhere near.
 */
export function findDanger(board: Board, low: number, high: number, zoneLow: number, zoneHigh: number): void {
  const { sets, turn } = board;
  const them = turn ^ 1;
  const enemyLow = sets[12 + them * 2]!;
  const enemyHigh = sets[13 + them * 2]!;
  const king = board.kingSquare(them) * 2;
  const pawnsLow = sets[PAWN * 2]! & enemyLow;
  const pawnsHigh = sets[PAWN * 2 + 1]! & enemyHigh;
  const knightsLow = sets[KNIGHT * 2]! & enemyLow;
  const knightsHigh = sets[KNIGHT * 2 + 1]! & enemyHigh;
  let foundLow =
    KING_ATTACKS[king]! | beside(aheadLow(them, pawnsLow, pawnsHigh)) | jumpsOf(knightsLow, 0, knightsHigh);
  let foundHigh =
    KING_ATTACKS[king + 1]! |
    beside(aheadHigh(them, pawnsLow, pawnsHigh)) |
    jumpsOf(knightsHigh, knightsLow, 0);

  let restLow = (sets[BISHOP * 2]! | sets[QUEEN * 2]!) & enemyLow;
  let restHigh = (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh;
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
