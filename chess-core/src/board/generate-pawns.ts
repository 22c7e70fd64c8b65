import { type Board, DOUBLE_PUSH, PAWN, QUEEN, WHITE } from "./board";
import { GROUPS } from "./checks-and-pins";
import { MOVES } from "./moves";
import { aheadHigh, aheadLow, clz32, toLeft, toRight } from "./square-sets";

/**
 * Pushes and captures of pawns, by shifting the whole board under them (FIDE 3.7). En passant is separate.
 *
 * Lists what a pawn can't do too, and overwrites it with what it can do next: pawns vary too much for branch
 * prediction, and four checks per pawn would take longer.
 */
export function pawnMoves({ sets, turn }: Board, start: number, group: number): number {
  const menLow = GROUPS[group]!;
  const menHigh = GROUPS[group + 1]!;
  const targetLow = GROUPS[group + 2]!;
  const targetHigh = GROUPS[group + 3]!;
  const them = turn ^ 1;
  const pawnsLow = menLow & sets[PAWN * 2]!;
  const pawnsHigh = menHigh & sets[PAWN * 2 + 1]!;
  const low = sets[12]! | sets[14]!;
  const high = sets[13]! | sets[15]!;
  const takeLow = sets[12 + them * 2]! & targetLow;
  const takeHigh = sets[13 + them * 2]! & targetHigh;
  // The pawns that can do each of the four things.
  const freeLow = pawnsLow & ~aheadLow(them, low, high);
  const freeHigh = pawnsHigh & ~aheadHigh(them, low, high);
  const stepHigh = freeHigh & aheadHigh(them, targetLow, targetHigh);
  const jumpHigh = turn === WHITE ? 0 : freeHigh & 0xff0000 & ((targetHigh & ~high) << 16);
  const frontLow = aheadLow(them, takeLow, takeHigh);
  const frontHigh = aheadHigh(them, takeLow, takeHigh);
  const leftHigh = pawnsHigh & toRight(frontHigh);
  const rightHigh = pawnsHigh & toLeft(frontHigh);
  let step = freeLow & aheadLow(them, targetLow, targetHigh);
  let jump = turn === WHITE ? freeLow & 0xff00 & ((targetLow & ~low) >>> 16) : 0;
  let left = pawnsLow & toRight(frontLow);
  let right = pawnsLow & toLeft(frontLow);

  const ahead = turn === WHITE ? 8 << 6 : -8 << 6;
  let beforeLast = turn === WHITE ? 0 : 0xff00;
  // Declared before the loops, so that V8 recognizes it as the same one throughout.
  const moves = MOVES;
  let at = start;
  for (let offset = 0; ; offset = 32) {
    for (let rest = (step | left | right) & beforeLast; rest !== 0; ) {
      const place = 31 - clz32(rest);
      rest ^= 1 << place;
      const to = (offset + place) * 65 + ahead;
      at = promotions(at, to, (step >>> place) & 1, (left >>> place) & 1, (right >>> place) & 1);
    }
    for (let rest = (step | jump | left | right) & ~beforeLast; rest !== 0; ) {
      const place = 31 - clz32(rest);
      rest ^= 1 << place;
      const to = (offset + place) * 65 + ahead;
      moves[at] = to;
      at += (step >>> place) & 1;
      moves[at] = (to + ahead) | (DOUBLE_PUSH << 15);
      at += (jump >>> place) & 1;
      moves[at] = to - 64;
      at += (left >>> place) & 1;
      moves[at] = to + 64;
      at += (right >>> place) & 1;
    }
    if (offset !== 0) return at;
    step = stepHigh;
    jump = jumpHigh;
    left = leftHigh;
    right = rightHigh;
    beforeLast = turn === WHITE ? 0xff0000 : 0;
  }
}

/** Each way to the last rank, with each of the four pieces. */
function promotions(start: number, to: number, step: number, left: number, right: number): number {
  let at = start;
  for (let role = QUEEN << 12; role !== 0; role -= 1 << 12) {
    MOVES[at] = to + role;
    at += step;
    MOVES[at] = to + role - 64;
    at += left;
    MOVES[at] = to + role + 64;
    at += right;
  }
  return at;
}
