import type { Board } from "./board";
import { listMoves } from "./generate";
import { MOVES } from "./moves";

/** Counts the leaves of the move tree. The last ply is counted, not played. The board ends up unchanged. */
export function perftBoard(board: Board, depth: number, at = 0): number {
  if (depth <= 0) return 1;
  const end = listMoves(board, at, depth > 1, -1, -1);
  if (depth === 1) return end - at;
  const state = board.state;
  let leaves = 0;
  for (let next = at; next < end; next += 1) {
    const move = MOVES[next]!;
    const taken = board.make(move);
    leaves += perftBoard(board, depth - 1, end);
    board.unmake(move, taken, state);
  }
  return leaves;
}
