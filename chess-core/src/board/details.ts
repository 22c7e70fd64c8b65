import { makeFen } from "../notation/fen";
import { boardOf, legalMoves, type Position } from "./position";
import { enemiesOn } from "./safety";
import { type Color, type Square, squareName, squareNumber } from "./vocabulary";

/** Whether king and rook haven't moved yet, so that they may castle one day (FIDE 3.8.2.1). */
export interface CastlingRights {
  readonly kingside: boolean;
  readonly queenside: boolean;
}

export function castlingRightsOf(position: Position): Readonly<Record<Color, CastlingRights>> {
  const { state } = boardOf(position);
  return {
    white: { kingside: (state & 1) !== 0, queenside: (state & 2) !== 0 },
    black: { kingside: (state & 4) !== 0, queenside: (state & 8) !== 0 },
  };
}

/** The square that a pawn can capture on en passant (FIDE 3.7.3.1). Null if none really can. */
export function enPassantOf(position: Position): Square | null {
  const { enPassant } = boardOf(position);
  return enPassant === 0 ? null : squareName(enPassant);
}

/** Moves by either player since the last capture or pawn move (FIDE 9.3): 100 of them are fifty moves each. */
export function halfMoveClockOf(position: Position): number {
  return boardOf(position).clock;
}

/** The squares of this color's pieces that attack a square (FIDE 3.1.2), pinned pieces included. */
export function attackersOf(position: Position, square: Square, by: Color): Square[] {
  return enemiesOn(boardOf(position), squareNumber(square), by === "white" ? 1 : 0).map(squareName);
}

/** A text that's equal for two positions exactly if they're the same by FIDE 9.2.3. For maps and databases. */
export function positionKey(position: Position): string {
  return makeFen(position).split(" ", 4).join(" ");
}

/** Where each piece can go, as board widgets want it. A square without legal moves isn't in the map. */
export function destinationsOf(position: Position): Map<Square, Square[]> {
  const destinations = new Map<Square, Square[]>();
  for (const { from, to } of legalMoves(position)) {
    const known = destinations.get(from);
    if (known === undefined) destinations.set(from, [to]);
    else if (!known.includes(to)) known.push(to);
  }
  return destinations;
}
