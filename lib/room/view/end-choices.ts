import type { Ending } from "@/lib/match/rules/games";
import { isEndingNeeded } from "@/lib/match/rules/series";
import { endingChoices } from "@/lib/match/words/endings";
import type { RulePack } from "@/lib/season/input/rule-pack";

/**
 * How a game on a real board can have ended, for players who enter it. A way that isn't among them needn't be stated,
 * unless it depends on it whether a draw counts.
 */
export function endChoices(
  kind: "win" | "draw",
  rules: RulePack,
): readonly { readonly value: Ending; readonly label: string }[] {
  const choices = endingChoices(rules).filter((one) => one.kind === kind || one.kind === "either");
  const game = { outcome: kind === "draw" ? "draw" : "white", ending: "unstated" } as const;
  return isEndingNeeded(game, rules.match) ? choices : [...choices, SOMETHING_ELSE];
}

const SOMETHING_ELSE = { value: "unstated", label: "Something else" } as const;
