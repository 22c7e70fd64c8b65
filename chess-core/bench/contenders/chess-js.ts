import { Chess } from "chess.js";
import { serve } from "../cell";

serve(({ perft: table, fens, games, plain, clocks }) => {
  const thousand = fens.map((fen) => new Chess(fen));
  const split = (text: string) => text.split(/\n\n(?=\[)/);
  const plainGames = split(plain);
  const clockGames = split(clocks);
  const readAll = (records: readonly string[]) =>
    records.reduce((sum, record) => {
      const chess = new Chess();
      chess.loadPgn(record);
      return sum + chess.history().length;
    }, 0);
  return {
    "perft, every leaf played": () =>
      table.reduce((sum, { fen, depth }) => sum + new Chess(fen).perft(depth), 0),
    "legal moves of 1,000 positions, as objects": () =>
      thousand.reduce((sum, chess) => sum + chess.moves({ verbose: true }).length, 0),
    "SAN read and played": () => {
      let plies = 0;
      for (const sans of games) {
        const chess = new Chess();
        for (const san of sans) {
          chess.move(san);
          plies += 1;
        }
      }
      return plies;
    },
    "PGN checked, plain": () => readAll(plainGames),
    "PGN checked, with clocks": () => readAll(clockGames),
    "FEN read and written": () => fens.reduce((sum, fen) => sum + new Chess(fen).fen().length, 0),
  };
});
