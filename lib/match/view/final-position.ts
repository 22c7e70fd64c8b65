import { type Color, type Piece, piecesOf } from "chess-core";
import type { RulesOfGames } from "@/lib/season/rules/game-rules";
import type { ReportedGame } from "../rules/games";
import { provenEnd } from "../rules/proven-end";
import { readRecord } from "../rules/read-record";
import { otherSide, type Side } from "../rules/sides";

/** The final position of a game, from its moves. */
export type FinalPosition = {
  readonly pieces: readonly Piece[];
  readonly marks: { readonly from?: string; readonly to?: string };
  readonly orientation: Color;
  /** "after 34. Qg7# Black has no move": what the board proves; null if a player resigned or both agreed to a draw. */
  readonly fact: string | null;
  readonly moves: readonly string[];
};

/** The end of a game with moves, seen from the reader's side of the board; null if there is nothing to show. */
export function finalPosition(game: ReportedGame, reader: Side, rules: RulesOfGames): FinalPosition | null {
  const record = readRecord(game.pgn);
  if (!record || record.moves.length === 0) return null;

  const last = record.moves.at(-1)?.move;
  return {
    pieces: piecesOf(record.game.position),
    marks: last ? { from: last.from, to: last.to } : {},
    orientation: game.white === reader ? "white" : "black",
    fact: provenEnd(record, rules)?.fact ?? null,
    moves: record.moves.map(({ san }) => san),
  };
}

/** Who had Black. */
export function blackOf(game: Pick<ReportedGame, "white">): Side {
  return otherSide(game.white);
}
