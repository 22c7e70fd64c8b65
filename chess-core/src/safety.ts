import {
  BISHOP_LINES,
  bishopHigh,
  bishopLow,
  highOf,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  lowOf,
  PAWN_ATTACKS,
  ROOK_LINES,
  rookHigh,
  rookLow,
} from "./attacks";
import { BISHOP, type Board, KING, KNIGHT, PAWN, QUEEN, ROOK } from "./board";

/**
 * Would the mover's own king be safe after this step (FIDE 3.9.2)? Answered on the occupancy; nothing is played. Who knows that
 * there is no check may say so: then a man that stands on no line of the king uncovers nothing.
 */
export function leavesKingSafe(
  board: Board,
  from: number,
  to: number,
  taken = to,
  isChecked = true,
): boolean {
  const { sets, turn } = board;
  const us = 12 + turn * 2;
  const them = 14 - turn * 2;
  const king = board.kingSquare(turn);
  if (!isChecked && taken === to && from !== king) {
    const word = king * 2 + (from >>> 5);
    if (((ROOK_LINES[word]! | BISHOP_LINES[word]!) & (1 << from)) === 0) return true;
  }

  const enemyLow = sets[them]! & ~lowOf(taken);
  const enemyHigh = sets[them + 1]! & ~highOf(taken);
  const low = ((sets[us]! | enemyLow) & ~lowOf(from)) | lowOf(to);
  const high = ((sets[us + 1]! | enemyHigh) & ~highOf(from)) | highOf(to);
  return !isAttacked(sets, from === king ? to : king, turn, enemyLow, enemyHigh, low, high);
}

/** Do the given enemies of `color` attack the square, on the given occupancy? */
export function isAttacked(
  sets: Int32Array,
  square: number,
  color: number,
  enemyLow: number,
  enemyHigh: number,
  low: number,
  high: number,
): boolean {
  const at = square * 2;
  const pawns = (color * 64 + square) * 2;
  const stepsLow =
    (KNIGHT_ATTACKS[at]! & sets[KNIGHT * 2]!) |
    (PAWN_ATTACKS[pawns]! & sets[PAWN * 2]!) |
    (KING_ATTACKS[at]! & sets[KING * 2]!);
  const stepsHigh =
    (KNIGHT_ATTACKS[at + 1]! & sets[KNIGHT * 2 + 1]!) |
    (PAWN_ATTACKS[pawns + 1]! & sets[PAWN * 2 + 1]!) |
    (KING_ATTACKS[at + 1]! & sets[KING * 2 + 1]!);
  if (((stepsLow & enemyLow) | (stepsHigh & enemyHigh)) !== 0) return true;

  const queensLow = sets[QUEEN * 2]!;
  const queensHigh = sets[QUEEN * 2 + 1]!;
  const straightLow = (sets[ROOK * 2]! | queensLow) & enemyLow & ROOK_LINES[at]!;
  const straightHigh = (sets[ROOK * 2 + 1]! | queensHigh) & enemyHigh & ROOK_LINES[at + 1]!;
  if (
    (straightLow | straightHigh) !== 0 &&
    ((rookLow(square, low, high) & straightLow) | (rookHigh(square, low, high) & straightHigh)) !== 0
  ) {
    return true;
  }
  const slantLow = (sets[BISHOP * 2]! | queensLow) & enemyLow & BISHOP_LINES[at]!;
  const slantHigh = (sets[BISHOP * 2 + 1]! | queensHigh) & enemyHigh & BISHOP_LINES[at + 1]!;
  return (
    (slantLow | slantHigh) !== 0 &&
    ((bishopLow(square, low, high) & slantLow) | (bishopHigh(square, low, high) & slantHigh)) !== 0
  );
}

/** Is the king of this colour in check (FIDE 3.9.1)? */
export function isInCheck(board: Board, color: number): boolean {
  const { sets } = board;
  const them = 14 - color * 2;
  return isAttacked(
    sets,
    board.kingSquare(color),
    color,
    sets[them]!,
    sets[them + 1]!,
    sets[12]! | sets[14]!,
    sets[13]! | sets[15]!,
  );
}

/** Squares of the men of `color` with this role that attack a square, lowest first; empty squares in between required. */
export function attackersOf(board: Board, square: number, role: number, color: number): number[] {
  const { sets } = board;
  const own = 12 + color * 2;
  const low = attacksLow(role, square, color ^ 1, sets[12]! | sets[14]!, sets[13]! | sets[15]!);
  const high = attacksHigh(role, square, color ^ 1, sets[12]! | sets[14]!, sets[13]! | sets[15]!);
  return squaresOf(low & sets[role * 2]! & sets[own]!, high & sets[role * 2 + 1]! & sets[own + 1]!);
}

/** What a man of this role attacks from a square; the colour matters to pawns alone. */
export function attacksLow(role: number, square: number, color: number, low: number, high: number): number {
  if (role === KNIGHT) return KNIGHT_ATTACKS[square * 2]!;
  if (role === BISHOP) return bishopLow(square, low, high);
  if (role === ROOK) return rookLow(square, low, high);
  if (role === QUEEN) return bishopLow(square, low, high) | rookLow(square, low, high);
  return role === KING ? KING_ATTACKS[square * 2]! : PAWN_ATTACKS[(color * 64 + square) * 2]!;
}

export function attacksHigh(role: number, square: number, color: number, low: number, high: number): number {
  if (role === KNIGHT) return KNIGHT_ATTACKS[square * 2 + 1]!;
  if (role === BISHOP) return bishopHigh(square, low, high);
  if (role === ROOK) return rookHigh(square, low, high);
  if (role === QUEEN) return bishopHigh(square, low, high) | rookHigh(square, low, high);
  return role === KING ? KING_ATTACKS[square * 2 + 1]! : PAWN_ATTACKS[(color * 64 + square) * 2 + 1]!;
}

/** The squares of a set, lowest first. */
export function squaresOf(low: number, high: number): number[] {
  const squares: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) squares.push(31 - Math.clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) squares.push(63 - Math.clz32(rest & -rest));
  return squares;
}

/** How many squares a set has. */
export function countOf(low: number, high: number): number {
  return countBits(low) + countBits(high);
}

export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Every man that gives check to the king of this colour. */
export function checkersOf(board: Board, color: number): number[] {
  return enemiesOn(board, board.kingSquare(color), color);
}

/** Every enemy of this colour that attacks a square. */
export function enemiesOn(board: Board, square: number, color: number): number[] {
  return [PAWN, KNIGHT, BISHOP, ROOK, KING, QUEEN].flatMap((role) =>
    attackersOf(board, square, role, color ^ 1),
  );
}
