import { boardOf, legalMoves, type Position } from "./position";
import { checkersOf } from "./safety";
import { type Move, type Square, squareName } from "./vocabulary";

export interface Check {
  readonly checkers: readonly Square[];
  /**
   * The three answers to a check. All are empty in checkmate. If the king captures the checker, it counts as a king
   * move.
   */
  readonly escapes: {
    readonly kingMoves: readonly Move[];
    readonly captures: readonly Move[];
    readonly interpositions: readonly Move[];
  };
}

/**
 * Who gives check to the side to move, and how it can answer (FIDE 3.9.1, 3.9.2). Null if there's no check. There are
 * three answers: move the king, capture the checker, block. A double check allows only the first, and a check by a
 * knight or pawn can't be blocked. If all three are empty, it's checkmate (FIDE 5.1.1).
 *
 * @example checkOf(position)?.escapes.captures.map((move) => makeSan(position, move))
 */
export function checkOf(position: Position): Check | null {
  const board = boardOf(position);
  const checkers = checkersOf(board, board.turn).map(squareName);
  if (checkers.length === 0) return null;
  const moves = legalMoves(position);
  return {
    checkers,
    escapes: {
      kingMoves: moves.filter((move) => move.role === "king"),
      captures: moves.filter((move) => move.role !== "king" && checkers.includes(takenOn(move))),
      interpositions: moves.filter((move) => move.role !== "king" && !checkers.includes(takenOn(move))),
    },
  };
}

/**
 * Touch-move: what the side to move can play after deliberately touching the piece on a square. A player's own piece
 * must move if it can (FIDE 4.3.1), for the king also by castling. An enemy piece must be captured if it can be
 * (4.3.2). If a player touched several pieces of one color, the first that can be moved or captured counts, so call
 * this for one after the other. Empty if the touch doesn't oblige; then any legal move can be played (4.5).
 *
 * @example touchedMoves(START, "e2") // e3 and e4
 */
export function touchedMoves(position: Position, square: Square): Move[] {
  const own = legalMoves(position, square);
  if (own.length > 0) return own;
  return legalMoves(position).filter((move) => move.captured !== undefined && takenOn(move) === square);
}

/** Where the captured piece is: beside the target square for en passant. */
function takenOn(move: Move): Square {
  return move.enPassant ? (`${move.to[0]}${move.from[1]}` as Square) : move.to;
}
