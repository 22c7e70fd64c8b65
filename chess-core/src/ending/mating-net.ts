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
  const hunter = kingOf(mobilities, color);
  const prey = kingOf(mobilities, color ^ 1);
  const blockers = men.filter((man) => man.color !== color && man.role !== KING);
  const guards = guardedBy(mobilities, color);
  return !squaresOf(prey.low & guards.low, prey.high & guards.high).some((square) =>
    canBeNet(square, hunter, blockers, guards),
  );
}

interface Squares {
  low: number;
  high: number;
}

function kingOf({ men }: Mobilities, color: number): Mobility {
  return men.find((man) => man.color === color && man.role === KING)!;
}

/**
 * What a color's pieces, except the king, may attack one day. Their lines end at pieces that are fixed for good,
 * except kings.
 */
function guardedBy({ men, fixedLow, fixedHigh }: Mobilities, color: number): Squares {
  let stopLow = fixedLow;
  let stopHigh = fixedHigh;
  for (const man of men) {
    if (man.role !== KING) continue;
    stopLow &= ~lowOf(man.square);
    stopHigh &= ~highOf(man.square);
  }
  const reach = new Int32Array(12);
  for (const man of men) {
    if (man.color !== color || man.role === KING) continue;
    for (const role of canPromote(man) ? [PAWN, KNIGHT, QUEEN] : [man.role]) {
      reach[role * 2]! |= man.low;
      reach[role * 2 + 1]! |= man.high;
    }
  }
  const guards = { low: 0, high: 0 };
  for (let role = PAWN; role < KING; role += 1) {
    for (const square of squaresOf(reach[role * 2]!, reach[role * 2 + 1]!)) {
      const seen = attacksOf(role, square, color, stopLow, stopHigh);
      guards.low |= seen.low;
      guards.high |= seen.high;
    }
  }
  return guards;
}

/** Whether the king can be trapped on this square, with the other king near or far away. */
function canBeNet(square: number, hunter: Mobility, blockers: readonly Mobility[], guards: Squares): boolean {
  const openLow = KING_ATTACKS[square * 2]! & ~guards.low;
  const openHigh = KING_ATTACKS[square * 2 + 1]! & ~guards.high;
  if (canBlockAll(squaresOf(openLow, openHigh), blockers)) return true;
  return squaresOf(hunter.low, hunter.high).some((at) => {
    const away = distance(at, square);
    if (away < 2 || away > 3) return false;
    const left = squaresOf(openLow & ~KING_ATTACKS[at * 2]!, openHigh & ~KING_ATTACKS[at * 2 + 1]!);
    return canBlockAll(
      left.filter((near) => near !== at),
      blockers,
    );
  });
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

function canReach({ low, high }: Mobility, square: number): boolean {
  return ((low & lowOf(square)) | (high & highOf(square))) !== 0;
}

/** The number of king's steps between two squares. */
export function distance(a: number, b: number): number {
  return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >>> 3) - (b >>> 3)));
}
