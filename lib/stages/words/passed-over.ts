import type { PlayoffRules } from "@/lib/season/rules/settings/playoff";
import { list } from "@/lib/shared/text";
import type { MissedCondition } from "@/lib/standings/rules/playoff-conditions";

/** "less than 50% of the points", "less than 50% of the points and a forfeit" */
export function missedWords(missed: readonly MissedCondition[], rules: PlayoffRules): string {
  const { leastPercent, leastSportsmanship } = rules;
  const words: Record<MissedCondition, string> = {
    points: `less than ${leastPercent ?? 0}% of the points`,
    sportsmanship: `less than ${averageAsked(leastSportsmanship ?? 0)}`,
    forfeit: "a forfeit",
  };
  return list(missed.map((each) => words[each]));
}

/** "Only players with at least 50% of the points and no forfeit advance; the next one moves up." */
export function conditionWords({ leastPercent, leastSportsmanship, afterForfeit }: PlayoffRules): string {
  const needs = [
    ...(leastPercent === null ? [] : [`at least ${leastPercent}% of the points`]),
    ...(leastSportsmanship === null ? [] : [`at least ${averageAsked(leastSportsmanship)}`]),
    ...(afterForfeit === "stays-out" ? ["no forfeit"] : []),
  ];
  return `Only players with ${list(needs)} advance. If one is passed over, the next one moves up.`;
}

/** "an average of 3.0 in sportsmanship" */
function averageAsked(least: number): string {
  return `an average of ${least.toFixed(1)} in sportsmanship`;
}
