import { KING_ATTACKS } from "../board/attacks";
import { type Board, KING, KNIGHT, PAWN, QUEEN } from "../board/board";
import { canPromote, type Mobilities, type Mobility, mobilitiesOf } from "../board/mobility";
import { attacksOf } from "../board/safety";
import { highOf, lowOf, squaresOf } from "../board/square-sets";

/**
 * Whether mate by `color` is ruled out by where pieces can ever get to. A mate needs a square that the enemy king can
 * reach, where a piece other than the king can check it, and where each neighboring square can be guarded, or blocked
 * by a piece of the king's own side, each by a different piece. True is certain. False only means that this doesn't
 * rule it out.
 */
export function isMateRuledOut(board: Board, color: number): boolean {
  const mobilities = mobilitiesOf(board);
  const { men } = mobilities;
  const [hunter, prey] = [kingOf(men, color), kingOf(men, color ^ 1)];
  const blockers = men.filter((man) => man.color !== color && man !== prey);
  const guards = guardedBy(
    men.filter((man) => man.color === color && man !== hunter),
    mobilities,
  );
  return !squaresOf(prey.low & guards.low, prey.high & guards.high).some(
    (square) =>
      isClosed(square, guards, blockers, 0, 0) ||
      squaresOf(hunter.low, hunter.high).some((at) => {
        const away = distance(at, square);
        if (away < 2 || away > 3) return false;
        const low = KING_ATTACKS[at * 2]! | lowOf(at);
        return isClosed(square, guards, blockers, low, KING_ATTACKS[at * 2 + 1]! | highOf(at));
      }),
  );
}

export interface Squares {
  low: number;
  high: number;
}

function kingOf(men: readonly Mobility[], color: number): Mobility {
  return men.find((man) => man.color === color && man.role === KING)!;
}

/** What these pieces of one color may attack one day. Their lines end at pieces that are fixed for good. */
export function guardedBy(hunters: readonly Mobility[], { fixedLow, fixedHigh }: Mobilities): Squares {
  const reach = new Int32Array(12);
  for (const man of hunters) {
    for (const role of canPromote(man) ? [PAWN, KNIGHT, QUEEN] : [man.role]) {
      reach[role * 2]! |= man.low;
      reach[role * 2 + 1]! |= man.high;
    }
  }
  const guards = { low: 0, high: 0 };
  for (let role = PAWN; role < KING; role += 1) {
    for (const square of squaresOf(reach[role * 2]!, reach[role * 2 + 1]!)) {
      const seen = attacksOf(role, square, hunters[0]!.color, fixedLow, fixedHigh);
      guards.low |= seen.low;
      guards.high |= seen.high;
    }
  }
  return guards;
}

/** Whether a king on this square could have no free square, besides those that are taken anyway. */
export function isClosed(
  square: number,
  guards: Squares,
  blockers: readonly Mobility[],
  takenLow: number,
  takenHigh: number,
): boolean {
  const openLow = KING_ATTACKS[square * 2]! & ~guards.low & ~takenLow;
  const openHigh = KING_ATTACKS[square * 2 + 1]! & ~guards.high & ~takenHigh;
  return canBlockAll(squaresOf(openLow, openHigh), blockers);
}

/** A different piece for each square, found with augmenting paths. */
function canBlockAll(squares: readonly number[], blockers: readonly Mobility[]): boolean {
  if (squares.length > blockers.length) return false;
  const blockedBy = new Map<Mobility, number>();
  const place = (square: number, tried: Set<Mobility>): boolean =>
    blockers.some((man) => {
      if (!canReach(man, square) || tried.has(man)) return false;
      tried.add(man);
      const other = blockedBy.get(man);
      if (other !== undefined && !place(other, tried)) return false;
      blockedBy.set(man, square);
      return true;
    });
  return squares.every((square) => place(square, new Set()));
}

export function canReach({ low, high }: Squares, square: number): boolean {
  return ((low & lowOf(square)) | (high & highOf(square))) !== 0;
}

/** The number of king's steps between two squares. */
export function distance(a: number, b: number): number {
  return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >>> 3) - (b >>> 3)));
}
