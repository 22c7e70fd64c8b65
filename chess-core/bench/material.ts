import { legalMoves, makeFen, parsePgn, play, START } from "../src/index";
import { DEEP_BLUE_GAME, IMMORTAL_GAME, LICHESS_GAME, OPERA_GAME } from "../src/testing/records";
import type { Material } from "./cell";
import { PERFT_POSITIONS } from "./positions";

/** Real games, repeated many times, and a thousand positions from random play with a fixed seed. */
export function makeMaterial(): Material {
  const plain = [OPERA_GAME, IMMORTAL_GAME, DEEP_BLUE_GAME].join("\n");
  const games = parsePgn(plain + LICHESS_GAME);
  if (!games.ok) throw new Error(games.error.message);
  return {
    perft: PERFT_POSITIONS,
    fens: makeFens(1000),
    games: games.value.map(({ moves }) => moves.map(({ san }) => san)),
    plain: `${plain}\n`.repeat(20),
    clocks: `${LICHESS_GAME}\n`.repeat(20),
  };
}

function makeFens(count: number): string[] {
  let seed = 2026;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % below;
  };
  const fens: string[] = [];
  while (fens.length < count) {
    let position = START;
    for (let ply = 0; ply < 100; ply += 1) {
      const moves = legalMoves(position);
      if (moves.length === 0 || fens.length === count) break;
      position = play(position, moves[next(moves.length)]!);
      if (ply % 4 === 3) fens.push(makeFen(position));
    }
  }
  return fens;
}
