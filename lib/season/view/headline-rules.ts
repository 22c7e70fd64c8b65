import type { Rule, RuleSection } from "../rules/rule-sheet";

/** The rules that surprise people who have not read them, by title. */
const HEADLINES = [
  "Rounds",
  "Length",
  "Approval",
  "Unreported matches",
  "An opponent who cannot be reached",
  "Final",
];

/** The few rules that stand in plain sight beside the box to tick. */
export function headlineRules(sections: readonly RuleSection[]): readonly Rule[] {
  return sections.flatMap(({ rules }) => rules.filter(({ title }) => HEADLINES.includes(title)));
}
