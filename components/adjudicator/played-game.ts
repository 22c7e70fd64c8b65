import { type Color, type Game, type Move, makeFen, playMove, startGame, turnOf } from "chess-core";
import type { Question } from "./question";
import { readGame, textsOf } from "./read-game";

type Texts = Pick<Question, "pgn" | "fen">;

/** The board of a question: its game, as far as it could be read. */
export interface PlayedGame {
  readonly fen: string;
  readonly turn: Color;
  readonly lastMove: Pick<Move, "from" | "to"> | null;
}

export function playedGame(texts: Texts): PlayedGame {
  const { position, moves } = gameOf(texts);
  const last = moves.at(-1);
  return {
    fen: makeFen(position),
    turn: turnOf(position),
    lastMove: last ? { from: last.from, to: last.to } : null,
  };
}

/** The texts after one more move; null if it isn't legal. */
export function afterMove(texts: Texts, move: Move): Texts | null {
  const next = playMove(gameOf(texts), move);
  return next.ok ? textsOf(next.value) : null;
}

export function withoutLastMove(texts: Texts): Texts {
  const { start, moves } = gameOf(texts);
  const before = moves.slice(0, -1).reduce((game, move) => {
    const next = playMove(game, move);
    return next.ok ? next.value : game;
  }, startGame(start));
  return textsOf(before);
}

function gameOf(texts: Texts): Game {
  const read = readGame(texts);
  return read.ok ? read.game : read.error.upTo;
}
