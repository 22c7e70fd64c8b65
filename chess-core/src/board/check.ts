import { boardOf, legalMoves, type Position } from "./position";
import { checkersOf } from "./safety";
import { takenOn } from "./touch";
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
