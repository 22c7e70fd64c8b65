import {
  attacksAlong,
  BISHOP_LINES_NEAR,
  KING_ATTACKS,
  onFile,
  onSlant,
  placesOnFile,
  placesOnSlant,
  ROOK_LINES_NEAR,
} from "./attacks";
import { BISHOP, type Board, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { aheadHigh, aheadLow, beside, clz32, highOf, lowOf } from "./square-sets";

const NOT_FILES_AB = 0xfcfcfcfc;
const NOT_FILES_GH = 0x3f3f3f3f;

/**
 * The answer of `findDanger`: low, high. The next call overwrites it. Arrays of more than 64 bytes are outside V8's
 * heap, where their address doesn't change.
 */
export const danger = new Int32Array(17);

/**
 * The squares around our king that the enemy attacks (FIDE 3.9, 3.8.2). Incomplete for other squares. The king is
 * removed first, so that it doesn't shield the squares behind it. Doing all squares together is cheaper than one by
 * one.
 */
export function findDanger(board: Board, king: number): void {
  const { sets, turn } = board;
  const low = (sets[12]! | sets[14]!) & ~lowOf(king);
  const high = (sets[13]! | sets[15]!) & ~highOf(king);
  const them = turn ^ 1;
  const enemyLow = sets[12 + them * 2]!;
  const enemyHigh = sets[13 + them * 2]!;
  const enemyKing = board.kingSquare(them) * 2;
  const pawnsLow = sets[PAWN * 2]! & enemyLow;
  const pawnsHigh = sets[PAWN * 2 + 1]! & enemyHigh;
  const knightsLow = sets[KNIGHT * 2]! & enemyLow;
  const knightsHigh = sets[KNIGHT * 2 + 1]! & enemyHigh;
  // Knights attack from two ranks away on the next file, or from one rank away two files over.
  const oneLow = beside(knightsLow);
  const oneHigh = beside(knightsHigh);
  const twoLow = ((knightsLow << 2) & NOT_FILES_AB) | ((knightsLow >>> 2) & NOT_FILES_GH);
  const twoHigh = ((knightsHigh << 2) & NOT_FILES_AB) | ((knightsHigh >>> 2) & NOT_FILES_GH);
  let foundLow =
    KING_ATTACKS[enemyKing]! |
    beside(aheadLow(them, pawnsLow, pawnsHigh)) |
    ((oneLow << 16) | (oneLow >>> 16) | (oneHigh << 16)) |
    ((twoLow << 8) | (twoLow >>> 8) | (twoHigh << 24));
  let foundHigh =
    KING_ATTACKS[enemyKing + 1]! |
    beside(aheadHigh(them, pawnsLow, pawnsHigh)) |
    ((oneHigh << 16) | (oneHigh >>> 16) | (oneLow >>> 16)) |
    ((twoHigh << 8) | (twoHigh >>> 8) | (twoLow >>> 24));

  const near = king * 2;
  let restLow = (sets[BISHOP * 2]! | sets[QUEEN * 2]!) & enemyLow & BISHOP_LINES_NEAR[near]!;
  let restHigh = (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh & BISHOP_LINES_NEAR[near + 1]!;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - clz32(restLow) : 63 - clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const at = from << 2;
    const diagonal = attacksAlong(from & 7, placesOnSlant(at, low, high));
    const anti = attacksAlong(from & 7, placesOnSlant(at + 2, low, high));
    foundLow |= onSlant(at, diagonal) | onSlant(at + 2, anti);
    foundHigh |= onSlant(at + 1, diagonal) | onSlant(at + 3, anti);
  }
  restLow = (sets[ROOK * 2]! | sets[QUEEN * 2]!) & enemyLow & ROOK_LINES_NEAR[near]!;
  restHigh = (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh & ROOK_LINES_NEAR[near + 1]!;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - clz32(restLow) : 63 - clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const isLow = (from - 32) >> 31;
    const upright = attacksAlong(from >>> 3, placesOnFile(from, low, high));
    const across = attacksAlong(from & 7, (high ^ ((low ^ high) & isLow)) >>> (from & 24)) << (from & 24);
    foundLow |= onFile(from, upright) | (across & isLow);
    foundHigh |= onFile(from, upright >>> 4) | (across & ~isLow);
  }
  danger[0] = foundLow;
  danger[1] = foundHigh;
}
