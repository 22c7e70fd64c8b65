import {
  type Game,
  gamePositions,
  type Position,
  parseSan,
  playMove,
  positionKey,
  startGame,
} from "../index";
import { OPENINGS } from "./table";

/** The name of an opening, and its code in the Encyclopaedia of Chess Openings. */
export interface Opening {
  readonly eco: string;
  readonly name: string;
}

/**
 * The opening that this position belongs to, by whatever moves it was reached. Null if it isn't in our table of the
 * main openings.
 */
export function openingAt(position: Position): Opening | null {
  return known().get(positionKey(position)) ?? null;
}

/** The last opening that a game went through. */
export function openingOf(game: Game): Opening | null {
  const positions = gamePositions(game);
  for (let ply = positions.length - 1; ply >= 0; ply -= 1) {
    const opening = openingAt(positions[ply]!);
    if (opening !== null) return opening;
  }
  return null;
}

let byPosition: ReadonlyMap<string, Opening> | null = null;

/** The table by position, made on first use. */
function known(): ReadonlyMap<string, Opening> {
  byPosition ??= new Map(OPENINGS.map(readLine));
  return byPosition;
}

function readLine(line: string): [string, Opening] {
  const [eco = "", name = "", moves = ""] = line.split("|");
  let game = startGame();
  for (const san of moves.split(" ")) {
    const move = parseSan(game.position, san);
    const next = move.ok ? playMove(game, move.value) : move;
    if (!next.ok) throw new Error(`${name}: ${next.error.message}`);
    game = next.value;
  }
  return [positionKey(game.position), { eco, name }];
}
