import { BETWEEN, BISHOP_LINES, highOf, KNIGHT_ATTACKS, lowOf, PAWN_ATTACKS, ROOK_LINES } from "./attacks";
import { BISHOP, type Board, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { countOf } from "./safety";

const { clz32 } = Math;

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
export function scanKing(
  { sets, turn }: Board,
  king: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): Readonly<typeof scan> {
  const at = king * 2;
  const straightLow = (sets[ROOK * 2]! | sets[QUEEN * 2]!) & enemyLow & ROOK_LINES[at]!;
  const straightHigh = (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh & ROOK_LINES[at + 1]!;
  const slantLow = (sets[BISHOP * 2]! | sets[QUEEN * 2]!) & enemyLow & BISHOP_LINES[at]!;
  const slantHigh = (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh & BISHOP_LINES[at + 1]!;

  const pawnsAt = (turn * 64 + king) * 2;
  scan.answersLow =
    ((KNIGHT_ATTACKS[king * 2]! & sets[KNIGHT * 2]!) | (PAWN_ATTACKS[pawnsAt]! & sets[PAWN * 2]!)) & enemyLow;
  scan.answersHigh =
    ((KNIGHT_ATTACKS[king * 2 + 1]! & sets[KNIGHT * 2 + 1]!) |
      (PAWN_ATTACKS[pawnsAt + 1]! & sets[PAWN * 2 + 1]!)) &
    enemyHigh;
  scan.checks = countOf(scan.answersLow, scan.answersHigh);
  scan.pinnedLow = 0;
  scan.pinnedHigh = 0;
  let pinAt = 0;

  // Sliders on a line with the king: nobody between is check, one man of ours alone is a pin.
  let sniperLow = straightLow | slantLow;
  let sniperHigh = straightHigh | slantHigh;
  const { pins } = scan;
  while ((sniperLow | sniperHigh) !== 0) {
    const sniper = sniperLow !== 0 ? 31 - clz32(sniperLow) : 63 - clz32(sniperHigh);
    if (sniperLow !== 0) sniperLow ^= 1 << sniper;
    else sniperHigh ^= 1 << sniper;
    const between = king * 128 + sniper * 2;
    const lineLow = BETWEEN[between]!;
    const lineHigh = BETWEEN[between + 1]!;
    const menLow = lineLow & (ownLow | enemyLow);
    const menHigh = lineHigh & (ownHigh | enemyHigh);
    // With the one who checks or pins.
    const wholeLow = lineLow | lowOf(sniper);
    const wholeHigh = lineHigh | highOf(sniper);
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

/** Is there one square in a set that has some? */
function isOne(low: number, high: number): boolean {
  return (low & (low - 1)) === 0 && (high & (high - 1)) === 0 && (low === 0 || high === 0);
}
