import { makeFen, parseFen } from "../notation/fen";
import { makeUci, parseUci } from "../notation/uci";
import { type Answer, accept, refuse } from "./answer";
import { type Game, playMove, startGame } from "./game";
import type { Position } from "./position";

declare const plain: unique symbol;

/** A position as plain data, for JSON, `structuredClone` and `postMessage`. Only `plainPosition` makes one. */
export interface PlainPosition {
  readonly kind: "position";
  readonly fen: string;
  readonly [plain]: "PlainPosition";
}

/** A game as plain data: where it started, and its moves as e2e4. Only `plainGame` makes one. */
export interface PlainGame {
  readonly kind: "game";
  readonly start: string;
  readonly moves: readonly string[];
  readonly [plain]: "PlainGame";
}

/** Why data isn't a position or a game. */
export interface PlainError {
  readonly reason: "not-plain" | "fen" | "not-legal";
  readonly message: string;
}

export function plainPosition(position: Position): PlainPosition {
  return { kind: "position", fen: makeFen(position) } as PlainPosition;
}

export function plainGame({ start, moves }: Game): PlainGame {
  const written: readonly string[] = moves.map(makeUci);
  return { kind: "game", start: makeFen(start), moves: written } as PlainGame;
}

/** The position again. Takes anything, because data from outside can be anything, and checks it. */
export function positionFromPlain(data: unknown): Answer<Position, PlainError> {
  const { kind, fen } = fieldsOf(data);
  if (kind !== "position" || typeof fen !== "string") return refuse(notPlain("position"));
  return positionFrom(fen);
}

/** The game again, with every position it had. Every move is checked. */
export function gameFromPlain(data: unknown): Answer<Game, PlainError> {
  const { kind, start, moves } = fieldsOf(data);
  if (kind !== "game" || typeof start !== "string" || !Array.isArray(moves)) return refuse(notPlain("game"));
  const position = positionFrom(start);
  if (!position.ok) return position;
  let game = startGame(position.value);
  for (const uci of moves) {
    const move = parseUci(game.position, typeof uci === "string" ? uci : "");
    const next = move.ok ? playMove(game, move.value) : move;
    if (!next.ok)
      return refuse({ reason: "not-legal", message: `move ${game.moves.length + 1}: ${next.error.message}` });
    game = next.value;
  }
  return accept(game);
}

/** A position that was composed is read back too. */
function positionFrom(fen: string): Answer<Position, PlainError> {
  const answer = parseFen(fen, { composed: true });
  return answer.ok ? answer : refuse({ reason: "fen", message: answer.error.message });
}

function fieldsOf(data: unknown): Partial<Record<string, unknown>> {
  return typeof data === "object" && data !== null ? { ...data } : {};
}

function notPlain(what: string): PlainError {
  return { reason: "not-plain", message: `this is not a ${what} as plain data` };
}
