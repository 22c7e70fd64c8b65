import type { MatchOutcome, SideResult } from "@/lib/match/rules/outcome";
import type { Points } from "@/lib/season/rules/settings/standings";
import { isDoubleForfeit, isForfeit } from "./results";

export const OUTCOME_KINDS = ["played", "forfeit", "double-forfeit", "unplayed"] as const;
/**
 * - `played`: decided by playing
 * - `forfeit`: one side won without playing
 * - `double-forfeit`: both lost
 * - `unplayed`: a default, or a ruling without a score
 */
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

export function kindOf(outcome: MatchOutcome): OutcomeKind {
  if (isDoubleForfeit(outcome)) return "double-forfeit";
  if (isForfeit(outcome)) return "forfeit";
  return outcome.score === null ? "unplayed" : "played";
}

/** The points of a side's result. A kind of outcome without a setting of its own gets the points of a win or a loss. */
export function worthOf(own: SideResult, kind: OutcomeKind, points: Points): number {
  if (own === "draw") return points.draw;
  if (kind === "double-forfeit") return points.doubleForfeit ?? points.loss;
  if (kind !== "forfeit") return own === "win" ? points.win : points.loss;
  return own === "win" ? (points.forfeitWin ?? points.win) : (points.forfeitLoss ?? points.loss);
}
