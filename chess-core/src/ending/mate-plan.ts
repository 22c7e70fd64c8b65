import { KING_ATTACKS } from "../board/attacks";
import { BISHOP, type Board, KING, KNIGHT, QUEEN, ROOK } from "../board/board";
import { attacksOf, isAttacked } from "../board/safety";
import { clz32, highOf, lowOf, squaresOf } from "../board/square-sets";

/** The steps of one side that could end in mate: from and to, in pairs. */
export type Plan = readonly number[];

/** A piece with the squares that it reaches in no, one, two and three steps if nothing else moves: low, high of each. */
interface Walker {
  readonly square: number;
  readonly role: number;
  readonly reach: readonly number[];
}

const MOST_STEPS = 3;
const ROLES = [QUEEN, ROOK, KNIGHT, BISHOP, KING];
/** More free squares than one more piece can guard. */
const MOST_GAPS = 2;

/**
 * How `color` could mate the enemy king where it is, shortest first: a piece gives check from a square where only the
 * king could capture it, and another piece protects it or guards the last free squares. These are sketches of one
 * side's moves; whether they work shows when they're played.
 */
export function planMates(board: Board, color: number): Plan[] {
  const sketch = new Sketch(board, color);
  for (const walker of sketch.walkers) if (walker.role !== KING) sketch.checksBy(walker);
  return sketch.plans.sort((one, other) => one.length - other.length);
}

class Sketch {
  readonly plans: Plan[] = [];
  readonly walkers: readonly Walker[];
  private readonly prey: number;
  private readonly oursLow: number;
  private readonly oursHigh: number;
  private readonly theirsLow: number;
  private readonly theirsHigh: number;
  /** All pieces. */
  private readonly low: number;
  private readonly high: number;

  constructor(
    private readonly board: Board,
    private readonly color: number,
  ) {
    const { sets } = board;
    const us = 12 + color * 2;
    this.prey = board.kingSquare(color ^ 1);
    this.oursLow = sets[us]!;
    this.oursHigh = sets[us + 1]!;
    this.theirsLow = sets[us ^ 2]!;
    this.theirsHigh = sets[(us ^ 2) + 1]!;
    this.low = this.oursLow | this.theirsLow;
    this.high = this.oursHigh | this.theirsHigh;
    this.walkers = ROLES.flatMap((role) =>
      squaresOf(sets[role * 2]! & this.oursLow, sets[role * 2 + 1]! & this.oursHigh).map((square) => ({
        square,
        role,
        reach: this.reachOf(role, square),
      })),
    );
  }

  /** Every square from which this piece could give check. */
  checksBy(walker: Walker): void {
    const seen = attacksOf(walker.role, this.prey, this.color, this.low, this.high);
    for (const target of squaresOf(seen.low & ~this.oursLow, seen.high & ~this.oursHigh))
      if (stepsTo(walker, target) > 0 && !this.isDefended(target)) this.checkOn(walker, target);
  }

  private checkOn(walker: Walker, target: number): void {
    const gaps = this.gapsAfter(walker, target);
    const last = this.walk(walker, target);
    if (gaps.length === 0) this.plans.push(last);
    if (gaps.length === 0 || gaps.length > MOST_GAPS) return;
    for (const helper of this.walkers) {
      if (helper === walker) continue;
      const post = this.postFor(helper, gaps, target);
      if (post >= 0) this.plans.push([...this.walk(helper, post), ...last]);
    }
  }

  /** The squares that the king could still go to, the checker's own if nothing protects it. */
  private gapsAfter({ role, square }: Walker, target: number): number[] {
    const { board, color, prey } = this;
    // The king doesn't shield the squares behind it.
    const low = (this.low & ~lowOf(prey) & ~lowOf(square)) | lowOf(target);
    const high = (this.high & ~highOf(prey) & ~highOf(square)) | highOf(target);
    const seen = attacksOf(role, target, color, low, high);
    const openLow = KING_ATTACKS[prey * 2]! & ((~this.theirsLow & ~seen.low) | lowOf(target));
    const openHigh = KING_ATTACKS[prey * 2 + 1]! & ((~this.theirsHigh & ~seen.high) | highOf(target));
    const restLow = this.oursLow & ~lowOf(square);
    const restHigh = this.oursHigh & ~highOf(square);
    return squaresOf(openLow, openHigh).filter(
      (gap) => !isAttacked(board.sets, gap, color ^ 1, restLow, restHigh, low, high),
    );
  }

  /** The nearest square where the helper guards all gaps, or -1. */
  private postFor(helper: Walker, [gap = 0, ...more]: readonly number[], target: number): number {
    const { low, high, color } = this;
    const seen = attacksOf(helper.role, gap, color, low, high);
    let best = -1;
    let least = MOST_STEPS + 1;
    for (const post of squaresOf(seen.low & ~this.oursLow, seen.high & ~this.oursHigh)) {
      const steps = stepsTo(helper, post);
      if (post === target || steps < 1 || steps >= least) continue;
      const guarded = attacksOf(helper.role, post, color, low, high);
      if (!more.every((other) => ((guarded.low & lowOf(other)) | (guarded.high & highOf(other))) !== 0))
        continue;
      best = post;
      least = steps;
    }
    return best;
  }

  /** Whether a piece other than the king could capture there. */
  private isDefended(target: number): boolean {
    const low = this.theirsLow & ~lowOf(this.prey) & ~lowOf(target);
    const high = this.theirsHigh & ~highOf(this.prey) & ~highOf(target);
    return isAttacked(this.board.sets, target, this.color, low, high, this.low, this.high);
  }

  private reachOf(role: number, square: number): number[] {
    const reach = [lowOf(square), highOf(square)];
    let doneLow = this.oursLow;
    let doneHigh = this.oursHigh;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      let low = 0;
      let high = 0;
      for (let half = 0; half < 2; half += 1) {
        for (let rest = reach[step * 2 + half]!; rest !== 0; rest &= rest - 1) {
          const at = half * 32 + 31 - clz32(rest & -rest);
          const seen = attacksOf(role, at, this.color, this.low, this.high);
          low |= seen.low;
          high |= seen.high;
        }
      }
      low &= ~doneLow;
      high &= ~doneHigh;
      doneLow |= low;
      doneHigh |= high;
      reach.push(low, high);
    }
    return reach;
  }

  private walk(walker: Walker, target: number): number[] {
    const way: number[] = [];
    let at = target;
    for (let step = stepsTo(walker, target); step > 0; step -= 1) {
      const seen = attacksOf(walker.role, at, this.color, this.low, this.high);
      const [before = 0] = squaresOf(
        seen.low & walker.reach[step * 2 - 2]!,
        seen.high & walker.reach[step * 2 - 1]!,
      );
      way.unshift(before, at);
      at = before;
    }
    return way;
  }
}

function stepsTo({ reach }: Walker, square: number): number {
  const half = square >>> 5;
  for (let step = 0; step <= MOST_STEPS; step += 1)
    if ((reach[step * 2 + half]! & (1 << square)) !== 0) return step;
  return -1;
}
