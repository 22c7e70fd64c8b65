import {
  bishopHigh,
  bishopLow,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  PAWN_ATTACKS,
  rookHigh,
  rookLow,
} from "./attacks";
import { type Board, KING, PAWN, WHITE } from "./board";
import { squaresOf } from "./safety";

/** A man with every square that it could come to stand on in any continuation: never too few, sometimes too many. */
export interface Mobility {
  readonly color: number;
  readonly role: number;
  readonly square: number;
  /** The squares as a set of two words. */
  low: number;
  high: number;
}

/** What no continuation can change: where men may get to, and which squares are occupied for good. */
export interface Mobilities {
  readonly men: readonly Mobility[];
  readonly fixedLow: number;
  readonly fixedHigh: number;
}

const ROOK_STEPS = stepsOf((square) => [rookLow(square, -1, -1), rookHigh(square, -1, -1)]);
const BISHOP_STEPS = stepsOf((square) => [bishopLow(square, -1, -1), bishopHigh(square, -1, -1)]);
/** A pawn that promotes may go on as anything. */
const PROMOTED_STEPS = KING_ATTACKS.map((word, at) => word | KNIGHT_ATTACKS[at]!);

/** The right, where the king goes, where the rook stands and goes: from the king's square (FIDE 3.8.2). */
const CASTLINGS = [
  [1, 2, 3, 1],
  [2, -2, -4, -1],
] as const;

/** One step of a man; a line mover goes far by many of them, as it may stop wherever it may pass. */
const STEPS: readonly Int32Array[] = [
  PROMOTED_STEPS,
  KNIGHT_ATTACKS,
  BISHOP_STEPS,
  ROOK_STEPS,
  KING_ATTACKS,
  KING_ATTACKS,
];

/**
 * Lets all men roam at once, with nobody in the way who could ever leave or be taken, until nothing new is reached. Time, turns and
 * pins are forgotten, so a man reaches here whatever it reaches in some game; what it does not reach, it never will. Only two things
 * hold men back: those that are fixed for good, and for a king the squares that a fixed enemy guards.
 */
export function mobilitiesOf(board: Board): Mobilities {
  return new Roaming(board).settle();
}

export function canPromote({ role, low, high }: Mobility): boolean {
  return role === PAWN && ((low & 0xff) | (high & 0xff000000)) !== 0;
}

class Roaming {
  private readonly men: Mobility[] = [];
  /** Squares that are empty now or may be one day, for others to enter or to pass. */
  private goneLow: number;
  private goneHigh: number;
  /** Where men of each colour, the king apart, may come to stand: low and high of white, then of black. */
  private readonly present: Int32Array;
  /** Where each colour's king may never go. */
  private readonly guarded = new Int32Array(4);
  private hasGrown = true;

  constructor(private readonly board: Board) {
    const { sets, men, enPassant, turn } = board;
    this.goneLow = ~(sets[12]! | sets[14]!);
    this.goneHigh = ~(sets[13]! | sets[15]!);
    const [kingsLow, kingsHigh] = [sets[KING * 2]!, sets[KING * 2 + 1]!];
    this.present = Int32Array.of(
      sets[12]! & ~kingsLow,
      sets[13]! & ~kingsHigh,
      sets[14]! & ~kingsLow,
      sets[15]! & ~kingsHigh,
    );
    for (const square of squaresOf(~this.goneLow, ~this.goneHigh)) {
      const man = men[square]!;
      const bit = 1 << square;
      this.men.push({
        color: man >>> 3,
        role: (man - 1) & 7,
        square,
        low: square < 32 ? bit : 0,
        high: square < 32 ? 0 : bit,
      });
    }
    if (enPassant === 0) return;
    // The pawn may be taken on the square that it passed; then it is gone from where it stands.
    this.present[(turn ^ 1) * 2 + (enPassant >>> 5)]! |= 1 << enPassant;
    this.vacate(enPassant ^ 8);
  }

  settle(): Mobilities {
    while (this.hasGrown) {
      this.hasGrown = false;
      this.findGuarded();
      for (const man of this.men) this.roam(man);
    }
    return { men: this.men, fixedLow: ~this.goneLow, fixedHigh: ~this.goneHigh };
  }

  private roam(man: Mobility): void {
    const { role, color } = man;
    if (role === PAWN) {
      this.advance(man);
      if (!canPromote(man)) return;
    }
    if (role === KING) this.castle(man);
    let enterLow = this.goneLow | this.present[(color ^ 1) * 2]!;
    let enterHigh = this.goneHigh | this.present[(color ^ 1) * 2 + 1]!;
    if (role === KING) {
      enterLow &= ~this.guarded[color * 2]!;
      enterHigh &= ~this.guarded[color * 2 + 1]!;
    }
    const steps = STEPS[role]!;
    let fromLow = man.low;
    let fromHigh = man.high;
    while ((fromLow | fromHigh) !== 0) {
      let low = 0;
      let high = 0;
      while ((fromLow | fromHigh) !== 0) {
        const from = fromLow !== 0 ? 31 - Math.clz32(fromLow) : 63 - Math.clz32(fromHigh);
        if (fromLow !== 0) fromLow ^= 1 << from;
        else fromHigh ^= 1 << from;
        low |= steps[from * 2]!;
        high |= steps[from * 2 + 1]!;
      }
      fromLow = low & enterLow & ~man.low;
      fromHigh = high & enterHigh & ~man.high;
      this.arrive(man, fromLow, fromHigh);
    }
  }

  private advance(man: Mobility): void {
    const { color } = man;
    const enemyLow = this.present[(color ^ 1) * 2]!;
    const enemyHigh = this.present[(color ^ 1) * 2 + 1]!;
    for (let rank = 0; rank < 6; rank += 1) {
      const stepLow = color === WHITE ? man.low << 8 : (man.low >>> 8) | (man.high << 24);
      const stepHigh = color === WHITE ? (man.high << 8) | (man.low >>> 24) : man.high >>> 8;
      let takeLow = 0;
      let takeHigh = 0;
      for (let square = 0; square < 64; square += 1) {
        if (((square < 32 ? man.low : man.high) & (1 << square)) === 0) continue;
        takeLow |= PAWN_ATTACKS[(color * 64 + square) * 2]!;
        takeHigh |= PAWN_ATTACKS[(color * 64 + square) * 2 + 1]!;
      }
      const low = ((stepLow & this.goneLow) | (takeLow & enemyLow)) & ~man.low;
      const high = ((stepHigh & this.goneHigh) | (takeHigh & enemyHigh)) & ~man.high;
      if ((low | high) === 0) return;
      this.arrive(man, low, high);
    }
  }

  private arrive(man: Mobility, low: number, high: number): void {
    if ((low | high) === 0) return;
    man.low |= low;
    man.high |= high;
    this.hasGrown = true;
    this.goneLow |= low;
    this.goneHigh |= high;
    this.vacate(man.square);
    if (man.role === KING) return;
    this.present[man.color * 2]! |= low;
    this.present[man.color * 2 + 1]! |= high;
  }

  private vacate(square: number): void {
    if (square < 32) this.goneLow |= 1 << square;
    else this.goneHigh |= 1 << square;
  }

  /** By men next to a square, or a knight's jump away, that will always stand there. */
  private findGuarded(): void {
    this.guarded.fill(0);
    for (const { color, role, square } of this.men) {
      if (this.isGone(square)) continue;
      const steps = role === PAWN ? PAWN_ATTACKS : STEPS[role]!;
      const at = role === PAWN ? (color * 64 + square) * 2 : square * 2;
      this.guarded[(color ^ 1) * 2]! |= steps[at]!;
      this.guarded[(color ^ 1) * 2 + 1]! |= steps[at + 1]!;
    }
  }

  private castle(king: Mobility): void {
    const rights = this.board.state >>> (king.color * 2);
    const home = king.color === WHITE ? 4 : 60;
    for (const [right, kingTo, rookFrom, rookTo] of CASTLINGS) {
      if ((rights & right) === 0 || !this.isGone(home + kingTo) || !this.isGone(home + rookTo)) continue;
      this.reach(king, home + kingTo);
      for (const man of this.men) if (man.square === home + rookFrom) this.reach(man, home + rookTo);
    }
  }

  private isGone(square: number): boolean {
    return ((square < 32 ? this.goneLow : this.goneHigh) & (1 << square)) !== 0;
  }

  private reach(man: Mobility, to: number): void {
    if (to < 32) this.arrive(man, (1 << to) & ~man.low, 0);
    else this.arrive(man, 0, (1 << to) & ~man.high);
  }
}

function stepsOf(attacks: (square: number) => readonly [number, number]): Int32Array {
  return Int32Array.from(Array.from({ length: 64 }, (_, square) => attacks(square)).flat());
}
