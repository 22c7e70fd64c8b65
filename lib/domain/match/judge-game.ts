import { type Answer, accept, refuse } from "../answer";
import type { MatchRefused } from "./decision";
import { type Ending, type GameOutcome, isDrawEnding, type ReportedGame, type TypedGame } from "./games";
/**
 * What a typed game comes to. Without a PGN it needs both outcome and ending, and they must fit.
 */
export function judgeGame(game: TypedGame): Answer<ReportedGame, MatchRefused> {
  const { white, outcome, ending } = game;
  if (!outcome || !ending) return refuse({ code: "game-incomplete" });
  if (!doFit(outcome, ending)) return refuse({ code: "ending-does-not-fit" });
  return accept({ white, outcome, ending });
}

function doFit(outcome: GameOutcome, ending: Ending): boolean {
  return isDrawEnding(ending) === (outcome === "draw");
}
