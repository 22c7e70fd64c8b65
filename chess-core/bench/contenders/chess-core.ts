import type { Board } from "../../src/board/board";
import { generate, listMoves } from "../../src/board/generate";
import { MOVES } from "../../src/board/moves";
import { boardOf } from "../../src/board/position";
import { serve } from "../cell";
import { read, workOf } from "./public-work";

serve((material) => {
  const positions = material.perft.map(({ fen, depth }) => ({ position: read(fen), depth }));
  const thousand = material.fens.map(read);
  return {
    ...workOf(material),
    "perft, every leaf played": () =>
      positions.reduce((sum, { position, depth }) => sum + playAll(boardOf(position).copy(), depth, 0), 0),
    "legal moves of 1,000 positions, as each holds them": () =>
      thousand.reduce((sum, position) => sum + generate(boardOf(position)).length, 0),
  };
});

function playAll(board: Board, depth: number, start: number): number {
  if (depth === 0) return 1;
  const state = board.state;
  const end = listMoves(board, start, true, -1, -1);
  let leaves = 0;
  for (let at = start; at < end; at += 1) {
    const move = MOVES[at]!;
    const taken = board.make(move);
    leaves += playAll(board, depth - 1, end);
    board.unmake(move, taken, state);
  }
  return leaves;
}
