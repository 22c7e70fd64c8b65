import {
  attacksAlong,
  BISHOP_LINES,
  isOpen,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  onFile,
  onSlant,
  PAWN_ATTACKS,
  placesOnFile,
  placesOnSlant,
  QUEEN_LINES,
  REACH,
  ROOK_LINES,
} from "./attacks";
import { BISHOP, type Board, KING, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { clz32, highOf, lowOf, squaresOf } from "./square-sets";

/**
 * Whether the mover's own king would be safe after this step (FIDE 3.9.2). Uses only the occupancy and plays nothing.
 * If the caller knows there's no check, a piece that isn't on a line of the king uncovers nothing.
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
    if ((QUEEN_LINES[king * 2 + (from >>> 5)]! & (1 << from)) === 0) return true;
  }

  const enemyLow = sets[them]! & ~lowOf(taken);
  const enemyHigh = sets[them + 1]! & ~highOf(taken);
  const low = ((sets[us]! | enemyLow) & ~lowOf(from)) | lowOf(to);
  const high = ((sets[us + 1]! | enemyHigh) & ~highOf(from)) | highOf(to);
  return !isAttacked(sets, from === king ? to : king, turn, enemyLow, enemyHigh, low, high);
}

/** Whether the given enemies of `color` attack the square, on the given occupancy. */
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
  let restLow =
    ((PAWN_ATTACKS[pawns]! & sets[PAWN * 2]!) |
      (KNIGHT_ATTACKS[at]! & sets[KNIGHT * 2]!) |
      (BISHOP_LINES[at]! & (sets[BISHOP * 2]! | sets[QUEEN * 2]!)) |
      (ROOK_LINES[at]! & (sets[ROOK * 2]! | sets[QUEEN * 2]!)) |
      (KING_ATTACKS[at]! & sets[KING * 2]!)) &
    enemyLow;
  let restHigh =
    ((PAWN_ATTACKS[pawns + 1]! & sets[PAWN * 2 + 1]!) |
      (KNIGHT_ATTACKS[at + 1]! & sets[KNIGHT * 2 + 1]!) |
      (BISHOP_LINES[at + 1]! & (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!)) |
      (ROOK_LINES[at + 1]! & (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!)) |
      (KING_ATTACKS[at + 1]! & sets[KING * 2 + 1]!)) &
    enemyHigh;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - clz32(restLow) : 63 - clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    if (isOpen(square, from, low, high)) return true;
  }
  return false;
}

/** Whether the king of this color is in check (FIDE 3.9.1). */
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

/** The squares of `color`'s pieces of this role that attack a square, lowest first. */
export function attackersOf(board: Board, square: number, role: number, color: number): number[] {
  const { sets } = board;
  const own = 12 + color * 2;
  // From there, the enemy's piece would attack them too.
  const reach = REACH[1 + role + (color ^ 1) * 8]!;
  const low = reach[square * 2]! & sets[role * 2]! & sets[own]!;
  const high = reach[square * 2 + 1]! & sets[role * 2 + 1]! & sets[own + 1]!;
  return squaresOf(low, high).filter((from) => isSeen(board, from, square));
}

/** What a piece of this role attacks from a square, with some squares occupied. The color matters only for pawns. */
export function attacksOf(role: number, square: number, color: number, low: number, high: number) {
  const reach = REACH[1 + role + color * 8]!;
  const reached = { low: reach[square * 2]!, high: reach[square * 2 + 1]! };
  if (role === KNIGHT) return reached;
  // All other pieces move along a queen's lines.
  const at = square << 2;
  const diagonal = attacksAlong(square & 7, placesOnSlant(at, low, high));
  const anti = attacksAlong(square & 7, placesOnSlant(at + 2, low, high));
  const isLow = (square - 32) >> 31;
  const upright = attacksAlong(square >>> 3, placesOnFile(square, low, high));
  const across = attacksAlong(square & 7, (high ^ ((low ^ high) & isLow)) >>> (square & 24)) << (square & 24);
  reached.low &= onSlant(at, diagonal) | onSlant(at + 2, anti) | onFile(square, upright) | (across & isLow);
  reached.high &=
    onSlant(at + 1, diagonal) | onSlant(at + 3, anti) | onFile(square, upright >>> 4) | (across & ~isLow);
  return reached;
}

/** Whether no piece is between two squares. */
export function isSeen({ sets }: Board, from: number, to: number): boolean {
  return isOpen(from, to, sets[12]! | sets[14]!, sets[13]! | sets[15]!);
}

/** Every piece that gives check to the king of this color. */
export function checkersOf(board: Board, color: number): number[] {
  return enemiesOn(board, board.kingSquare(color), color);
}

/** Every enemy of this color that attacks a square. */
export function enemiesOn(board: Board, square: number, color: number): number[] {
  return [PAWN, KNIGHT, BISHOP, ROOK, KING, QUEEN].flatMap((role) =>
    attackersOf(board, square, role, color ^ 1),
  );
}
