import { makePgn } from "chess-core";
import type { ReportedGame } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import type { GameState } from "./state";

/**
 * A report's games with the moves of one side's own scoresheets, to begin their version with; null if they wrote none.
 * The moves come without a result, because who won may be what's wrong.
 */
export function ownVersion(
  reported: readonly ReportedGame[],
  games: readonly GameState[],
  by: Side,
): readonly ReportedGame[] | null {
  const played = games.filter(({ play, ended }) => play && ended);
  const pgns = reported.map((_, index) => pgnBy(played[index], by));
  if (pgns.every((pgn) => pgn === null)) return null;
  return reported.map((game, index) => ({ ...game, ...(pgns[index] && { pgn: pgns[index] }) }));
}

/** On the board there's one record, and the report has it. */
function pgnBy(game: GameState | undefined, by: Side): string | null {
  if (!game?.play || game.play.keptAs === "board") return null;
  const sheet = game.play.sheets[by];
  return sheet.moves.length > 0 ? makePgn(sheet, [], { result: "*" }) : null;
}
