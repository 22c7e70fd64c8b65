import { BISHOP, type Board, KING, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { attacksOf } from "./safety";
import { aheadHigh, aheadLow, beside, highOf, jumpsOf, lowOf, squaresOf, upAndDown } from "./square-sets";

/** A piece with every square that it could reach in any continuation: never too few, sometimes too many. */
export interface Mobility {
  readonly color: number;
  readonly role: number;
  readonly square: number;
  /** The squares as a set of two words. */
  low: number;
  high: number;
}

/**
 * What no continuation can change: where pieces can get to, and which squares are occupied for good, except by kings.
 */
export interface Mobilities {
  readonly men: readonly Mobility[];
  readonly fixedLow: number;
  readonly fixedHigh: number;
}

const FILE_A = 0x01010101;

/**
 * Moves all pieces at the same time, ignoring anything that could ever leave or be captured, until nothing new is
 * reached. It ignores time, turns and pins, so a piece reaches everything here that it reaches in any game. What it
 * doesn't reach here, it never will. Only two things stop pieces: pieces that are fixed for good and, for a king, the
 * squares that a fixed enemy guards. Castling needs no special case, because king and rook could walk there: every
 * square on the way is empty and safe.
 */
export function mobilitiesOf(board: Board): Mobilities {
  return new Roaming(board).settle();
}

export function canPromote({ role, low, high }: Mobility): boolean {
  return role === PAWN && ((low & 0xff) | (high & 0xff000000)) !== 0;
}

/** A pawn that will always be one, on the file where it is. */
function keepsFile(man: Mobility): boolean {
  const { role, square, low, high } = man;
  return role === PAWN && !canPromote(man) && ((low | high) & ~(FILE_A << (square & 7))) === 0;
}

class Roaming {
  private readonly men: Mobility[] = [];
  /** Squares that are or could become empty, for others to enter or pass. */
  private goneLow: number;
  private goneHigh: number;
  /** Where pieces of each color, except the king, can get to: low and high of white, then of black. */
  private readonly present = new Int32Array(4);
  /** Where each color's king can never go. */
  private readonly guarded = new Int32Array(4);
  /** Pawns of each color that stay on their file and can never be captured there. */
  private readonly walls = new Int32Array(4);
  private readonly kings: Int32Array;
  private hasGrown = true;

  constructor({ sets, men, enPassant }: Board) {
    this.kings = sets.slice(KING * 2);
    this.goneLow = ~(sets[12]! | sets[14]!);
    this.goneHigh = ~(sets[13]! | sets[15]!);
    for (const square of squaresOf(~this.goneLow, ~this.goneHigh)) {
      const code = men[square]!;
      const man = { color: code >>> 3, role: (code - 1) & 7, square, low: 0, high: 0 };
      this.men.push(man);
      this.stand(man, lowOf(square), highOf(square));
      // A pawn can be captured on the square it passed.
      if (enPassant !== 0 && square === (enPassant ^ 8))
        this.arrive(man, lowOf(enPassant), highOf(enPassant));
    }
  }

  settle(): Mobilities {
    while (this.hasGrown) {
      this.hasGrown = false;
      this.findGuarded();
      this.findWalls();
      for (const man of this.men) this.roam(man);
    }
    const { men, kings } = this;
    return { men, fixedLow: ~this.goneLow & ~kings[0]!, fixedHigh: ~this.goneHigh & ~kings[1]! };
  }

  private roam(man: Mobility): void {
    const { role, color } = man;
    if (role === PAWN) {
      this.advance(man);
      if (!canPromote(man)) return;
    }
    let enterLow = this.goneLow | this.present[(color ^ 1) * 2]!;
    let enterHigh = this.goneHigh | this.present[(color ^ 1) * 2 + 1]!;
    if (role === KING) {
      enterLow &= ~this.guarded[color * 2]!;
      enterHigh &= ~this.guarded[color * 2 + 1]!;
    }
    for (let isNew = true; isNew; ) {
      const low = stepsOf(role, man.low, 0, man.high) & enterLow;
      const high = stepsOf(role, man.high, man.low, 0) & enterHigh;
      isNew = this.arrive(man, low, high);
    }
  }

  private advance(man: Mobility): void {
    const { color } = man;
    const enemyLow = this.present[(color ^ 1) * 2]!;
    const enemyHigh = this.present[(color ^ 1) * 2 + 1]!;
    const isPinned = keepsFile(man);
    const openLow = this.goneLow & ~(isPinned && this.walls[(color ^ 1) * 2]!);
    const openHigh = this.goneHigh & ~(isPinned && this.walls[(color ^ 1) * 2 + 1]!);
    for (let isNew = true; isNew; ) {
      const stepLow = aheadLow(color, man.low, man.high);
      const stepHigh = aheadHigh(color, man.low, man.high);
      const low = (stepLow & openLow) | (beside(stepLow) & enemyLow);
      const high = (stepHigh & openHigh) | (beside(stepHigh) & enemyHigh);
      isNew = this.arrive(man, low, high);
    }
  }

  /** Whether any of these squares is new to the piece. */
  private arrive(man: Mobility, low: number, high: number): boolean {
    if (((low & ~man.low) | (high & ~man.high)) === 0) return false;
    this.hasGrown = true;
    this.goneLow |= low | lowOf(man.square);
    this.goneHigh |= high | highOf(man.square);
    this.stand(man, low, high);
    return true;
  }

  private stand(man: Mobility, low: number, high: number): void {
    man.low |= low;
    man.high |= high;
    if (man.role === KING) return;
    this.present[man.color * 2]! |= low;
    this.present[man.color * 2 + 1]! |= high;
  }

  /** Guarded by pieces next to a square, or a knight's jump away, that will always be there. */
  private findGuarded(): void {
    this.guarded.fill(0);
    for (const { color, role, square } of this.men) {
      if (((this.goneLow & lowOf(square)) | (this.goneHigh & highOf(square))) !== 0) continue;
      const guarded = attacksOf(role, square, color, -1, -1);
      this.guarded[(color ^ 1) * 2]! |= guarded.low;
      this.guarded[(color ^ 1) * 2 + 1]! |= guarded.high;
    }
  }

  /** Pawns that face each other on a file never pass if neither leaves it and the one ahead can't be captured. */
  private findWalls(): void {
    const takes = new Int32Array(4);
    this.walls.fill(0);
    for (const man of this.men) {
      if (keepsFile(man)) continue;
      takes[man.color * 2]! |= man.low;
      takes[man.color * 2 + 1]! |= man.high;
    }
    for (const man of this.men) {
      const by = (man.color ^ 1) * 2;
      if (keepsFile(man) && ((man.low & takes[by]!) | (man.high & takes[by + 1]!)) === 0)
        this.walls[man.color * 2 + (man.square >>> 5)]! |= 1 << man.square;
    }
  }
}

/**
 * Where one step leads from a half of the board, with the halves below and above it. A slider gets far with many
 * steps, because it can stop wherever it can pass. A pawn that has promoted can continue as anything.
 */
function stepsOf(role: number, word: number, below: number, above: number): number {
  const ahead = upAndDown(word, below, above);
  const straight = ahead | beside(word);
  const slant = beside(ahead);
  if (role === BISHOP) return slant;
  if (role === ROOK) return straight;
  if (role >= QUEEN) return straight | slant;
  const jumps = jumpsOf(word, below, above);
  return role === KNIGHT ? jumps : jumps | straight | slant;
}
