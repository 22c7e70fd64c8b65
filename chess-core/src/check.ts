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

/** Who gives check to the side to move, and what can be done about it (FIDE 3.9); null when there is no check. */
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
 * Touch-move (FIDE 4.3): what the side to move may still play after touching the man on a square. Its own man must
 * move if it can; an enemy man must be taken if it can. Empty when the touch binds to nothing (FIDE 4.5).
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
