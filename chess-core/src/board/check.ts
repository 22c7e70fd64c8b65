import { boardOf, legalMoves, type Position } from "./position";
import { checkersOf } from "./safety";
import { type Move, type Square, squareName } from "./vocabulary";

export interface Check {
  readonly checkers: readonly Square[];
  /** The three answers to a check; all empty when it is mate. A king that takes the checker counts as a king move. */
  readonly escapes: {
    readonly kingMoves: readonly Move[];
    readonly captures: readonly Move[];
    readonly interpositions: readonly Move[];
  };
}

/**
 * Who gives check to the side to move, and what can be done about it (FIDE 3.9.1, 3.9.2); null when there is no check. There are three
 * answers: the king goes away, the checker is taken, a man steps between. Two checkers leave the first alone, a knight or a pawn
 * leaves no room for the third. With all three empty it is checkmate (FIDE 5.1.1).
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
 * Touch-move: what the side to move may still play after deliberately touching the man on a square. Its own man must move if it can
 * (FIDE 4.3.1), the king by castling too; an enemy man must be taken if it can be (4.3.2). Of several men of one colour the first
 * that can be moved or taken counts: ask for one after the other. Empty when the touch binds to nothing: then any legal move may be
 * played (4.5).
 *
 * @example touchedMoves(START, "e2") // e3 and e4
 */
export function touchedMoves(position: Position, square: Square): Move[] {
  const own = legalMoves(position, square);
  if (own.length > 0) return own;
  return legalMoves(position).filter((move) => move.captured !== undefined && takenOn(move) === square);
}

/** Where the captured man stands: beside the target square when en passant. */
function takenOn(move: Move): Square {
  return move.enPassant ? (`${move.to[0]}${move.from[1]}` as Square) : move.to;
}
