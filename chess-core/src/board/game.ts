import { whyNotMove } from "../notation/uci";
import { type Answer, accept, refuse } from "./answer";
import { boardOf, findMove, moveOf, type Position, playPacked } from "./position";
import { START } from "./start";
import type { Move, PlainMove } from "./vocabulary";

declare const sealed: unique symbol;

/**
 * A game so far. It remembers every position, because repetition needs them. It never changes; `playMove` returns a
 * new one.
 */
export interface Game {
  readonly [sealed]: "Game";
  /** Where it started: the initial position, unless it was set up. */
  readonly start: Position;
  readonly position: Position;
  readonly moves: readonly Move[];
}

/** The move is illegal here (FIDE 3.10.2). */
export interface IllegalMove {
  readonly reason: "not-legal";
  readonly message: string;
}

export function startGame(position: Position = START): Game {
  return new Line(position, null, 0, 0);
}

/**
 * The game with one more move, or why that move isn't legal. Checkmate and stalemate leave no legal move. A game that
 * ended otherwise can continue here, because records go on past an end that no one noticed; see `statusOf`.
 */
export function playMove(game: Game, move: PlainMove): Answer<Game, IllegalMove> {
  const packed = findMove(game.position, move);
  if (packed !== 0) return accept(extendGame(game, packed));
  return refuse({
    reason: "not-legal",
    message: `${move.from}${move.to} is not possible: ${whyNotMove(game.position, move)}`,
  });
}

/** The game without its last move. A game without moves stays as it is. */
export function takeBack(game: Game): Game {
  return lineOf(game).before ?? game;
}

/** Every position of the game, including the first and the current one. */
export function gamePositions(game: Game): readonly Position[] {
  const positions: Position[] = [];
  for (let line: Line | null = lineOf(game); line !== null; line = line.before) positions.push(line.position);
  return positions.reverse();
}

export function extendGame(game: Game, packed: number): Game {
  const line = lineOf(game);
  return new Line(playPacked(line.position, packed), line, packed, line.ply + 1);
}

/** One ply and what came before it, so adding a move copies nothing. */
export class Line implements Game {
  declare readonly [sealed]: "Game";
  readonly start: Position;
  #moves: readonly Move[] | null = null;

  constructor(
    readonly position: Position,
    readonly before: Line | null,
    readonly packed: number,
    readonly ply: number,
  ) {
    this.start = before === null ? position : before.start;
  }

  get moves(): readonly Move[] {
    this.#moves ??= this.readMoves();
    return this.#moves;
  }

  private readMoves(): readonly Move[] {
    const moves: Move[] = [];
    for (let line: Line = this; line.before !== null; line = line.before) {
      moves.push(moveOf(boardOf(line.before.position), line.packed));
    }
    return moves.reverse();
  }
}

export function lineOf(game: Game): Line {
  return game as Line;
}
