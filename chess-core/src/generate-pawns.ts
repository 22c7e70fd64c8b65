import { aheadHigh, aheadLow, toLeft, toRight } from "./attacks";
import { DOUBLE_PUSH, QUEEN, WHITE } from "./board";
import { MOVES } from "./moves";
import { countOf } from "./safety";

/** Pushes and captures of a set of pawns at once, by shifting the board back under them (FIDE 3.7). En passant is apart. */
export function pawnMoves(
  start: number,
  isListing: boolean,
  turn: number,
  pawnsLow: number,
  pawnsHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
  takeLow: number,
  takeHigh: number,
): number {
  const them = turn ^ 1;
  // The pawns that can do each of the four things.
  const freeLow = pawnsLow & ~aheadLow(them, low, high);
  const freeHigh = pawnsHigh & ~aheadHigh(them, low, high);
  const stepLow = freeLow & aheadLow(them, targetLow, targetHigh);
  const stepHigh = freeHigh & aheadHigh(them, targetLow, targetHigh);
  const jumpLow = turn === WHITE ? freeLow & 0xff00 & ((targetLow & ~low) >>> 16) : 0;
  const jumpHigh = turn === WHITE ? 0 : freeHigh & 0xff0000 & ((targetHigh & ~high) << 16);
  const frontLow = aheadLow(them, takeLow, takeHigh);
  const frontHigh = aheadHigh(them, takeLow, takeHigh);
  const leftLow = pawnsLow & toRight(frontLow);
  const leftHigh = pawnsHigh & toRight(frontHigh);
  const rightLow = pawnsLow & toLeft(frontLow);
  const rightHigh = pawnsHigh & toLeft(frontHigh);
  const before = turn === WHITE ? pawnsHigh & 0xff0000 : pawnsLow & 0xff00;
  if (!isListing && before === 0)
    return (
      start +
      countOf(stepLow, stepHigh) +
      countOf(jumpLow, jumpHigh) +
      countOf(leftLow, leftHigh) +
      countOf(rightLow, rightHigh)
    );
  const at = listPawns(start, turn, 0, stepLow, jumpLow, leftLow, rightLow);
  return listPawns(at, turn, 32, stepHigh, jumpHigh, leftHigh, rightHigh);
}

/**
 * Those of one half of the board. What a pawn cannot do is written too, and written over by what it can do next: pawns are too
 * different for a processor to guess, and asking each of them four questions would take longer.
 */
function listPawns(
  start: number,
  turn: number,
  offset: number,
  step: number,
  jump: number,
  left: number,
  right: number,
): number {
  const ahead = turn === WHITE ? 8 << 6 : -8 << 6;
  const last = turn === WHITE ? 6 : 1;
  let at = start;
  for (let rest = step | jump | left | right; rest !== 0; ) {
    const place = 31 - Math.clz32(rest);
    rest ^= 1 << place;
    const from = offset + place;
    const to = from * 65 + ahead;
    if (from >>> 3 === last) {
      for (let role = QUEEN << 12; role !== 0; role -= 1 << 12) {
        MOVES[at] = to + role;
        at += (step >>> place) & 1;
        MOVES[at] = to + role - 64;
        at += (left >>> place) & 1;
        MOVES[at] = to + role + 64;
        at += (right >>> place) & 1;
      }
      continue;
    }
    MOVES[at] = to;
    at += (step >>> place) & 1;
    MOVES[at] = (to + ahead) | (DOUBLE_PUSH << 15);
    at += (jump >>> place) & 1;
    MOVES[at] = to - 64;
    at += (left >>> place) & 1;
    MOVES[at] = to + 64;
    at += (right >>> place) & 1;
  }
  return at;
}
