import type { PlayoffRules } from "@/lib/season/rules/settings/playoff";
import { list } from "@/lib/shared/text";
import type { MissedCondition } from "@/lib/standings/rules/playoff-conditions";

/** "less than 50% of the points", "less than 50% of the points and a forfeit" */
export function missedWords(missed: readonly MissedCondition[], { leastPercent }: PlayoffRules): string {
  const words: Record<MissedCondition, string> = {
    points: `less than ${leastPercent ?? 0}% of the points`,
    forfeit: "a forfeit",
  };
  return list(missed.map((each) => words[each]));
}

/** "Only players with at least 50% of the points and no forfeit advance; the next one moves up." */
export function conditionWords({ leastPercent, afterForfeit }: PlayoffRules): string {
  const needs = [
    ...(leastPercent === null ? [] : [`at least ${leastPercent}% of the points`]),
    ...(afterForfeit === "stays-out" ? ["no forfeit"] : []),
  ];
  return `Only players with ${list(needs)} advance. If one is passed over, the next one moves up.`;
}
