import type { RulePack } from "../input/rule-pack";
import { ruleSheet } from "../rules/rule-sheet";

/** The sections that depend on the rule pack; the others describe the game itself. */
export const LEAGUE_SECTIONS = [1, 2, 3, 4, 5, 6, 7, 11];

/** The texts of a season's rules, one a line. */
export function textOf(rules: RulePack, sections?: readonly number[]): string {
  return ruleSheet(rules)
    .filter(({ number }) => sections?.includes(number) ?? true)
    .flatMap((section) => section.rules.map((rule) => rule.text))
    .join("\n");
}
