import { BETWEEN, BISHOP_LINES, KNIGHT_ATTACKS, PAWN_ATTACKS, ROOK_LINES } from "./attacks";
import { BISHOP, type Board, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { clz32, highOf, isOne, lowOf } from "./square-sets";

/**
 * The pieces of the side to move, except the king, grouped by the squares they can go to. Each group has four words:
 * the pieces, the squares. At most eight pieces are pinned, each in its own group; the rest are the last group. Kept
 * here rather than passed around, because most engines box 32-bit numbers when they're passed.
 */
export const GROUPS = new Int32Array(37);

/** The index that stores the position of the last group. */
export const LAST = 36;

/**
 * Looks outward from the king of the side to move. Fills `GROUPS` until the next call, and returns how many pieces
 * give check.
 */
export function findChecksAndPins({ sets, turn }: Board, king: number): number {
  const ownLow = sets[12 + turn * 2]!;
  const ownHigh = sets[13 + turn * 2]!;
  const enemyLow = sets[14 - turn * 2]!;
  const enemyHigh = sets[15 - turn * 2]!;
  const at = king * 2;
  const pawns = (turn * 64 + king) * 2;
  let checks = 0;
  // The pieces that give check and the squares between them and the king.
  let answersLow = 0;
  let answersHigh = 0;
  let pinnedLow = 0;
  let pinnedHigh = 0;
  let last = 0;

  // Sliders that would attack the king on an empty board. With nothing in between, they give check; with only one of
  // our pieces in between, they pin it.
  let restLow =
    ((PAWN_ATTACKS[pawns]! & sets[PAWN * 2]!) |
      (KNIGHT_ATTACKS[at]! & sets[KNIGHT * 2]!) |
      (BISHOP_LINES[at]! & (sets[BISHOP * 2]! | sets[QUEEN * 2]!)) |
      (ROOK_LINES[at]! & (sets[ROOK * 2]! | sets[QUEEN * 2]!))) &
    enemyLow;
  let restHigh =
    ((PAWN_ATTACKS[pawns + 1]! & sets[PAWN * 2 + 1]!) |
      (KNIGHT_ATTACKS[at + 1]! & sets[KNIGHT * 2 + 1]!) |
      (BISHOP_LINES[at + 1]! & (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!)) |
      (ROOK_LINES[at + 1]! & (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!))) &
    enemyHigh;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - clz32(restLow) : 63 - clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const between = king * 128 + from * 2;
    const lineLow = BETWEEN[between]!;
    const lineHigh = BETWEEN[between + 1]!;
    const menLow = lineLow & (ownLow | enemyLow);
    const menHigh = lineHigh & (ownHigh | enemyHigh);
    // Including the square of the piece that checks or pins.
    const wholeLow = lineLow | lowOf(from);
    const wholeHigh = lineHigh | highOf(from);
    if ((menLow | menHigh) === 0) {
      checks += 1;
      answersLow |= wholeLow;
      answersHigh |= wholeHigh;
    } else if (((menLow & ownLow) | (menHigh & ownHigh)) !== 0 && isOne(menLow, menHigh)) {
      pinnedLow |= menLow;
      pinnedHigh |= menHigh;
      GROUPS[last] = menLow;
      GROUPS[last + 1] = menHigh;
      GROUPS[last + 2] = wholeLow;
      GROUPS[last + 3] = wholeHigh;
      last += 4;
    }
  }
  // A pinned piece never answers a check by another piece.
  if (checks > 0) last = 0;
  GROUPS[last] = ownLow & ~pinnedLow;
  GROUPS[last + 1] = ownHigh & ~pinnedHigh;
  GROUPS[last + 2] = checks > 0 ? answersLow : ~ownLow;
  GROUPS[last + 3] = checks > 0 ? answersHigh : ~ownHigh;
  GROUPS[LAST] = last;
  return checks;
}
