import { Position, pgnRead } from "kokopu";
import { serve } from "../cell";

serve(({ perft: table, fens, games, plain, clocks }) => {
  const positions = table.map(({ fen, depth }) => ({ position: new Position(fen), depth }));
  const thousand = fens.map((fen) => new Position(fen));
  const readAll = (text: string) => {
    const database = pgnRead(text);
    let plies = 0;
    for (let index = 0; index < database.gameCount(); index += 1)
      plies += database.game(index).nodes().length;
    return plies;
  };
  return {
    "perft, every leaf played": () =>
      positions.reduce((sum, { position, depth }) => sum + playAll(position, depth), 0),
    "perft, last ply counted": () =>
      positions.reduce((sum, { position, depth }) => sum + countAll(position, depth), 0),
    "legal moves of 1,000 positions, as each holds them": () =>
      thousand.reduce((sum, position) => sum + position.moves().length, 0),
    "legal moves of 1,000 positions, as objects": () =>
      thousand.reduce((sum, position) => sum + position.moves().length, 0),
    "SAN read and played": () => {
      let plies = 0;
      for (const sans of games) {
        const position = new Position();
        for (const san of sans) {
          position.play(position.notation(san));
          plies += 1;
        }
      }
      return plies;
    },
    "PGN checked, plain": () => readAll(plain),
    "PGN checked, with clocks": () => readAll(clocks),
    "FEN read and written": () => fens.reduce((sum, fen) => sum + new Position(fen).fen().length, 0),
  };
});

function playAll(position: Position, depth: number): number {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const move of position.moves()) {
    const next = new Position(position);
    next.play(move);
    leaves += playAll(next, depth - 1);
  }
  return leaves;
}

function countAll(position: Position, depth: number): number {
  const moves = position.moves();
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = new Position(position);
    next.play(move);
    leaves += countAll(next, depth - 1);
  }
  return leaves;
}
