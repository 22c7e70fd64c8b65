import {
  legalMoves,
  makeFen,
  type Position,
  parseFen,
  parsePgn,
  parseSan,
  perft,
  play,
  START,
} from "chess-core";
import type { Contender } from "../cell";

/** What a user of the package can do: the bundled and the packed engine do the same. */
export const workOf: Contender = ({ perft: table, fens, games, plain, clocks }) => {
  const positions = table.map(({ fen, depth }) => ({ position: read(fen), depth }));
  const thousand = fens.map(read);
  return {
    "perft, last ply counted": () =>
      positions.reduce((sum, { position, depth }) => sum + perft(position, depth), 0),
    "perft, last ply counted, a ply deeper": () =>
      positions.reduce((sum, { position, depth }) => sum + perft(position, depth + 1), 0),
    "legal moves of 1,000 positions, as objects": () =>
      thousand.reduce((sum, position) => sum + legalMoves(position).length, 0),
    "SAN read and played": () => {
      let plies = 0;
      for (const sans of games) {
        let position = START;
        for (const san of sans) {
          const move = parseSan(position, san);
          if (!move.ok) throw new Error(move.error.message);
          position = play(position, move.value);
          plies += 1;
        }
      }
      return plies;
    },
    "PGN checked, plain": () => readAll(plain),
    "PGN checked, with clocks": () => readAll(clocks),
    "FEN read and written": () => fens.reduce((sum, fen) => sum + makeFen(read(fen)).length, 0),
  };
};

export function read(fen: string): Position {
  const answer = parseFen(fen);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

function readAll(text: string): number {
  const games = parsePgn(text);
  if (!games.ok) throw new Error(games.error.message);
  return games.value.reduce((sum, { moves }) => sum + moves.length, 0);
}
