import { BETWEEN, BISHOP_LINES, KNIGHT_ATTACKS, PAWN_ATTACKS, ROOK_LINES } from "./attacks";
import { BISHOP, type Board, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { clz32, highOf, isOne, lowOf } from "./square-sets";

/** What stands between the king and the enemy: how many give check, where a check is answered, who is pinned and on which line. */
const scan = {
  checks: 0,
  /** The men that give check and the squares between them and the king. */
  answersLow: 0,
  answersHigh: 0,
  pinnedLow: 0,
  pinnedHigh: 0,
  pinEnd: 0,
  /** Four words a pin: the man, and the squares he may go to. Eight men at most can be pinned. */
  pins: new Int32Array(32),
};

/** Looks out from the king of the side to move. The answer is overwritten by the next call: read it at once. */
export function scanKing({ sets, turn }: Board, king: number): Readonly<typeof scan> {
  const ownLow = sets[12 + turn * 2]!;
  const ownHigh = sets[13 + turn * 2]!;
  const enemyLow = sets[14 - turn * 2]!;
  const enemyHigh = sets[15 - turn * 2]!;
  const at = king * 2;
  const pawns = (turn * 64 + king) * 2;
  scan.checks = 0;
  scan.answersLow = 0;
  scan.answersHigh = 0;
  scan.pinnedLow = 0;
  scan.pinnedHigh = 0;
  let pinAt = 0;

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
  const { pins } = scan;
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
      scan.checks += 1;
      scan.answersLow |= wholeLow;
      scan.answersHigh |= wholeHigh;
    } else if (((menLow & ownLow) | (menHigh & ownHigh)) !== 0 && isOne(menLow, menHigh)) {
      scan.pinnedLow |= menLow;
      scan.pinnedHigh |= menHigh;
      pins[pinAt] = menLow;
      pins[pinAt + 1] = menHigh;
      pins[pinAt + 2] = wholeLow;
      pins[pinAt + 3] = wholeHigh;
      pinAt += 4;
    }
  }
  scan.pinEnd = pinAt;
  return scan;
}
