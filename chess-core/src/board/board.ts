/**
 * The fast inside of a position: sets of squares and a mailbox, changed in place. Code outside this package never sees
 * one; a `Position` is a board that no longer changes.
 *
 * A piece is 1 + role + 8 * color, and 0 is an empty square. A move is one integer, see `packMove`.
 */

export const PAWN = 0;
export const KNIGHT = 1;
export const BISHOP = 2;
export const ROOK = 3;
export const QUEEN = 4;
export const KING = 5;

export const WHITE = 0;
export const BLACK = 1;

/** Kinds of move. 0 is a plain move. */
export const DOUBLE_PUSH = 1;
export const EN_PASSANT = 2;
export const CASTLING = 3;

const EN_PASSANT_SHIFT = 4;
const CLOCK_SHIFT = 10;
const ONE_TICK = 1 << CLOCK_SHIFT;

/** The castling rights that remain after a move from or to a square. A rook captured at home loses its right. */
const RIGHTS_KEPT = new Uint8Array(64).fill(15);
RIGHTS_KEPT[0] = 0b1101;
RIGHTS_KEPT[4] = 0b1100;
RIGHTS_KEPT[7] = 0b1110;
RIGHTS_KEPT[56] = 0b0111;
RIGHTS_KEPT[60] = 0b0011;
RIGHTS_KEPT[63] = 0b1011;

export class Board {
  /** Two words (low, high) for each role, at role * 2, then for white (12) and black (14). Sixteen words stay on V8's heap. */
  readonly sets: Int32Array;
  readonly men: Uint8Array;
  turn = WHITE;
  /** Castling rights, en-passant square (0 = none) and fifty-move clock, from the lowest bit up. */
  state = 0;
  /** The move number as in FEN: starts at 1 and grows after black's move. */
  moveNumber = 1;

  constructor(sets = new Int32Array(16), men = new Uint8Array(64)) {
    this.sets = sets;
    this.men = men;
  }

  get enPassant(): number {
    return (this.state >>> EN_PASSANT_SHIFT) & 63;
  }

  set enPassant(square: number) {
    this.state = (this.state & ~(63 << EN_PASSANT_SHIFT)) | (square << EN_PASSANT_SHIFT);
  }

  get clock(): number {
    return this.state >>> CLOCK_SHIFT;
  }

  set clock(plies: number) {
    this.state = (this.state & (ONE_TICK - 1)) | (plies << CLOCK_SHIFT);
  }

  copy(): Board {
    const copy = new Board(new Int32Array(this.sets), new Uint8Array(this.men));
    copy.turn = this.turn;
    copy.state = this.state;
    copy.moveNumber = this.moveNumber;
    return copy;
  }

  put(square: number, role: number, color: number): void {
    this.men[square] = 1 + role + color * 8;
    this.flip(role, color, square);
  }

  kingSquare(color: number): number {
    const low = this.sets[10]! & this.sets[12 + color * 2]!;
    if (low !== 0) return 31 - Math.clz32(low);
    return 63 - Math.clz32(this.sets[11]! & this.sets[13 + color * 2]!);
  }

  /**
   * Plays a legal move in place and returns the piece that was on its target square, which `unmake` needs. Keeps the
   * en-passant square only if an enemy pawn is next to it, without checking whether it can capture.
   */
  make(move: number): number {
    const from = move & 63;
    const to = (move >>> 6) & 63;
    const kind = move >>> 15;
    const us = this.turn;
    const man = this.men[from]!;
    const role = (man - 1) & 7;
    const taken = this.men[to]!;
    let state = this.state & RIGHTS_KEPT[from]! & RIGHTS_KEPT[to]!;

    if (taken !== 0) this.flip((taken - 1) & 7, us ^ 1, to);
    else if (role !== PAWN) state |= (this.state & -ONE_TICK) + ONE_TICK;

    this.flip(role, us, from);
    this.men[from] = 0;
    const promotion = (move >>> 12) & 7;
    const arriving = promotion === 0 ? man : 1 + promotion + us * 8;
    this.flip((arriving - 1) & 7, us, to);
    this.men[to] = arriving;

    if (kind === DOUBLE_PUSH) {
      if (this.pawnBeside(to, us ^ 1)) state |= ((from + to) >>> 1) << EN_PASSANT_SHIFT;
    } else if (kind === EN_PASSANT) {
      this.flip(PAWN, us ^ 1, to ^ 8);
      this.men[to ^ 8] = 0;
    } else if (kind === CASTLING) {
      this.moveRook(us, rookHome(to), rookGoal(to));
    }

    this.state = state;
    this.turn = us ^ 1;
    this.moveNumber += us;
    return taken;
  }

  /** Takes back the last move. `taken` is what `make` returned, `state` is the state before it. */
  unmake(move: number, taken: number, state: number): void {
    const from = move & 63;
    const to = (move >>> 6) & 63;
    const kind = move >>> 15;
    const us = this.turn ^ 1;
    const standing = this.men[to]!;
    const role = ((move >>> 12) & 7) !== 0 ? PAWN : (standing - 1) & 7;

    this.flip((standing - 1) & 7, us, to);
    this.flip(role, us, from);
    this.men[from] = 1 + role + us * 8;
    this.men[to] = taken;
    if (taken !== 0) this.flip((taken - 1) & 7, us ^ 1, to);

    if (kind === EN_PASSANT) this.put(to ^ 8, PAWN, us ^ 1);
    else if (kind === CASTLING) this.moveRook(us, rookGoal(to), rookHome(to));

    this.state = state;
    this.turn = us;
    this.moveNumber -= us;
  }

  private flip(role: number, color: number, square: number): void {
    const half = square >>> 5;
    const bit = 1 << square;
    this.sets[role * 2 + half]! ^= bit;
    this.sets[12 + color * 2 + half]! ^= bit;
  }

  private moveRook(color: number, from: number, to: number): void {
    this.flip(ROOK, color, from);
    this.flip(ROOK, color, to);
    this.men[to] = this.men[from]!;
    this.men[from] = 0;
  }

  private pawnBeside(square: number, color: number): boolean {
    const pawn = 1 + PAWN + color * 8;
    const file = square & 7;
    return (file > 0 && this.men[square - 1] === pawn) || (file < 7 && this.men[square + 1] === pawn);
  }
}

/** from, to, promotion (a role, 0 = none), kind: bits 0, 6, 12 and 15 up. */
export function packMove(from: number, to: number, promotion: number, kind: number): number {
  return from | (to << 6) | (promotion << 12) | (kind << 15);
}

/** Where the rook of a castling king starts, and where it goes (FIDE 3.8.2). */
function rookHome(kingTo: number): number {
  return (kingTo & 7) === 6 ? kingTo + 1 : kingTo - 2;
}

function rookGoal(kingTo: number): number {
  return (kingTo & 7) === 6 ? kingTo - 1 : kingTo + 1;
}
