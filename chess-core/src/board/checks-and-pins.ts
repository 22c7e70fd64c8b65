import { BETWEEN, BISHOP_LINES, KNIGHT_ATTACKS, PAWN_ATTACKS, ROOK_LINES } from "./attacks";
import { BISHOP, type Board, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { clz32, highOf, isOne, lowOf } from "./square-sets";

/**
 * The men of the side to move, the king apart, by the squares they may go to. Four words a group: the men, the squares. Eight men at
 * most are pinned, each a group of his own; the others are the last. Kept here rather than handed around, as most engines box a number
 * of 32 bits wherever else it goes.
 */
export const GROUPS = new Int32Array(37);

/** Where it says at which place the last group is. */
export const LAST = 36;

/** Looks out from the king of the side to move: fills `GROUPS`, until the next call, and says how many give check. */
export function findChecksAndPins({ sets, turn }: Board, king: number): number {
  const ownLow = sets[12 + turn * 2]!;
  const ownHigh = sets[13 + turn * 2]!;
  const enemyLow = sets[14 - turn * 2]!;
  const enemyHigh = sets[15 - turn * 2]!;
  const at = king * 2;
  const pawns = (turn * 64 + king) * 2;
  let checks = 0;
  // The men that give check and the squares between them and the king.
  let answersLow = 0;
  let answersHigh = 0;
  let pinnedLow = 0;
  let pinnedHigh = 0;
  let last = 0;

  // Whoever would attack the king on an empty board: with nobody between he does, with one man of ours alone he pins him.
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
    // With the one who checks or pins.
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
  // A pinned man never answers a check by another.
  if (checks > 0) last = 0;
  GROUPS[last] = ownLow & ~pinnedLow;
  GROUPS[last + 1] = ownHigh & ~pinnedHigh;
  GROUPS[last + 2] = checks > 0 ? answersLow : ~ownLow;
  GROUPS[last + 3] = checks > 0 ? answersHigh : ~ownHigh;
  GROUPS[LAST] = last;
  return checks;
}
