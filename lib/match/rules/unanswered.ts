import type { RulePack } from "@/lib/season/input/rule-pack";
import type { MatchState } from "./state";

/**
 * What becomes of a report or a claim that no one answers: it counts, or it goes to the director. A tied match that
 * the rule pack leaves to the director isn't decided by silence either.
 */
export function ifUnanswered(
  { report }: Pick<MatchState, "report">,
  { reporting, match }: Pick<RulePack, "reporting" | "match">,
): RulePack["reporting"]["unanswered"] {
  const isTied = report?.outcome.home === "draw";
  return isTied && match.levelMatch === "director" ? "director" : reporting.unanswered;
}
