import { gamePositions, makeFen } from "chess-core";
import { readRecord } from "../rules/read-record";

/** A move of a game, and the position after it as FEN. */
export type GameFrame = {
  readonly san: string;
  readonly fen: string;
  readonly from: string;
  readonly to: string;
};

/** A game to step through: the position it started from, and its moves. */
export type SteppedGame = { readonly start: string; readonly frames: readonly GameFrame[] };

/** The moves of a record, position by position; null if it has none or can't be read. */
export function gameFrames(pgn: string | undefined): SteppedGame | null {
  const record = readRecord(pgn);
  if (!record || record.moves.length === 0) return null;
  const [start, ...after] = gamePositions(record.game).map(makeFen);
  if (start === undefined) return null;
  return {
    start,
    frames: record.moves.map(({ san, move }, index) => ({
      san,
      fen: after[index] ?? start,
      from: move.from,
      to: move.to,
    })),
  };
}
