import type { Board } from "./board";
import { countMoves } from "./count";
import { generate } from "./generate";

/** Counts the leaves of the move tree; the last ply is counted, not played. The board is left as it was. */
export function perftBoard(board: Board, depth: number): number {
  if (depth <= 0) return 1;
  if (depth === 1) return countMoves(board);
  const state = board.state;
  let leaves = 0;
  for (const move of generate(board)) {
    const taken = board.make(move);
    leaves += perftBoard(board, depth - 1);
    board.unmake(move, taken, state);
  }
  return leaves;
}
