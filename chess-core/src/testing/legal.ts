import { expect } from "vitest";
import { type Answer, type Game, type Position, parseFen, parseSan, playMove, startGame } from "../index";

/** The value of an answer that must have one. */
export function unwrap<Value, Reason>(answer: Answer<Value, Reason>): Value {
  if (!answer.ok) expect.fail(JSON.stringify(answer.error));
  return answer.value;
}

export function positionAt(fen: string): Position {
  return unwrap(parseFen(fen, { composed: true }));
}

/** A game from moves in SAN, separated by spaces. */
export function gameOf(moves: string, start?: Position): Game {
  let game = startGame(start);
  for (const san of moves.split(" ").filter(Boolean)) {
    game = unwrap(playMove(game, unwrap(parseSan(game.position, san))));
  }
  return game;
}
