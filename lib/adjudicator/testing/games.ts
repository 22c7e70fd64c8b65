import { type Game, parseFen, parsePgn, startGame } from "chess-core";

/** The game after these moves, "1. e4 e5". */
export function played(moves: string): Game {
  const parsed = parsePgn(moves);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value[0]?.game ?? startGame();
}

/** A game that starts from a FEN. */
export function setUp(fen: string): Game {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return startGame(parsed.value);
}
