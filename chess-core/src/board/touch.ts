import { boardOf, legalMoves, type Position, pieceAt, turnOf } from "./position";
import { type Move, type Square, squareName, squareNumber } from "./vocabulary";

/**
 * Touch-move: what the side to move can play after deliberately touching the pieces on these squares, in this order.
 *
 * - A player's own piece must move if it can (FIDE 4.3.1), for the king also by castling. An enemy piece must be
 *   captured if it can be (4.3.2). Of several, the first that can be moved or captured counts.
 * - Own and enemy pieces, in either order: the first own piece must capture the first enemy piece. If it can't, the
 *   first piece touched that can be moved or captured counts (4.3.3).
 * - King, then rook: castling on that side, or if that's illegal another move of the king (4.4.1, 4.4.3).
 * - Rook, then king: no castling on that side; the rook must move (4.4.2).
 *
 * Empty if the touch doesn't oblige; then any legal move can be played (4.5).
 *
 * @example touchedMoves(START, "e2") // e3 and e4
 */
export function touchedMoves(position: Position, ...squares: readonly Square[]): Move[] {
  const own = squares.filter((square) => pieceAt(position, square)?.color === turnOf(position));
  const enemies = squares.filter((square) => !own.includes(square) && pieceAt(position, square) !== null);
  const wing = castlingTouched(position, own);
  const castling = wing === null ? null : castlingOn(position, wing);
  if (wing !== null && own[0] !== wing && castling !== null) return [castling];

  const [piece] = own;
  const [target] = enemies;
  if (piece !== undefined && target !== undefined) {
    const captures = capturesOf(legalMoves(position, piece), target);
    if (captures.length > 0) return captures;
  }
  const isRookFirst = wing !== null && own[0] === wing;
  for (const square of squares) {
    const moves = own.includes(square)
      ? legalMoves(position, square).filter(
          (move) => !isRookFirst || move.to !== castling?.to || !move.castling,
        )
      : capturesOf(legalMoves(position), square);
    if (moves.length > 0) return moves;
  }
  return [];
}

/** The square of a rook that was touched together with the king, first or second, as for castling. */
function castlingTouched(position: Position, [first, second]: readonly Square[]): Square | null {
  if (first === undefined || second === undefined) return null;
  const roles = [pieceAt(position, first)?.role, pieceAt(position, second)?.role];
  if (roles[0] === "king" && roles[1] === "rook") return second;
  return roles[0] === "rook" && roles[1] === "king" ? first : null;
}

/** Castling with this rook, or null if it's illegal. */
function castlingOn(position: Position, rook: Square): Move | null {
  const board = boardOf(position);
  const king = board.kingSquare(board.turn);
  const home = squareNumber(rook);
  if (home !== king + 3 && home !== king - 4) return null;
  const wing = home > king ? "kingside" : "queenside";
  return legalMoves(position, squareName(king)).find((move) => move.castling === wing) ?? null;
}

function capturesOf(moves: readonly Move[], target: Square): Move[] {
  return moves.filter((move) => move.captured !== undefined && takenOn(move) === target);
}

/** Where the captured piece is: beside the target square for en passant. */
export function takenOn(move: Move): Square {
  return move.enPassant ? (`${move.to[0]}${move.from[1]}` as Square) : move.to;
}
