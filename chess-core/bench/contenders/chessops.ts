import { Chess } from "chessops/chess";
import { perft } from "chessops/debug";
import { makeFen, parseFen } from "chessops/fen";
import { parseComment, parsePgn, startingPosition } from "chessops/pgn";
import { parseSan } from "chessops/san";
import { serve } from "../cell";

serve(({ perft: table, fens, games, plain, clocks }) => {
  const read = (fen: string) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const positions = table.map(({ fen, depth }) => ({ position: read(fen), depth }));
  const thousand = fens.map(read);
  const readAll = (text: string) => {
    let plies = 0;
    for (const game of parsePgn(text)) {
      const position = startingPosition(game.headers).unwrap();
      for (const node of game.moves.mainline()) {
        const move = parseSan(position, node.san);
        if (!move) throw new Error(node.san);
        position.play(move);
        // chess-core and kokopu return clocks as numbers. Here they're read from the comment.
        for (const comment of node.comments ?? []) parseComment(comment);
        plies += 1;
      }
    }
    return plies;
  };
  return {
    "perft, every leaf played": () =>
      positions.reduce((sum, { position, depth }) => sum + playAll(position, depth), 0),
    "perft, last ply counted": () =>
      positions.reduce((sum, { position, depth }) => sum + perft(position, depth), 0),
    "legal moves of 1,000 positions, as each holds them": () =>
      thousand.reduce((sum, position) => sum + position.allDests().size, 0),
    "legal moves of 1,000 positions, as objects": () =>
      thousand.reduce((sum, position) => sum + movesOf(position).length, 0),
    "SAN read and played": () => {
      let plies = 0;
      for (const sans of games) {
        const position = Chess.default();
        for (const san of sans) {
          position.play(parseSan(position, san)!);
          plies += 1;
        }
      }
      return plies;
    },
    "PGN checked, plain": () => readAll(plain),
    "PGN checked, with clocks": () => readAll(clocks),
    "FEN read and written": () => fens.reduce((sum, fen) => sum + makeFen(read(fen).toSetup()).length, 0),
  };
});

/** Every legal move as an object. Promotions are separate. */
function movesOf(position: Chess) {
  const moves = [];
  const context = position.ctx();
  for (const from of position.board[position.turn]) {
    const isPromoting = position.board.pawn.has(from) && (position.turn === "white" ? from >= 48 : from < 16);
    for (const to of position.dests(from, context)) {
      if (!isPromoting) moves.push({ from, to });
      else
        for (const promotion of ["queen", "rook", "bishop", "knight"] as const)
          moves.push({ from, to, promotion });
    }
  }
  return moves;
}

function playAll(position: Chess, depth: number): number {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const move of movesOf(position)) {
    const next = position.clone();
    next.play(move);
    leaves += playAll(next, depth - 1);
  }
  return leaves;
}
