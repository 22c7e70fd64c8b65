import type { Rule, RuleSection } from "../rules/rule-sheet";
import type { RuleId } from "../rules/settings/rule-ids";

/** The rules that surprise people who haven't read them. */
const HEADLINES: readonly RuleId[] = [
  "rounds",
  "length",
  "approval",
  "unreported",
  "out-of-reach",
  "final-ruling",
];

/** The few rules that the registration form shows beside the checkbox. */
export function headlineRules(sections: readonly RuleSection[]): readonly Rule[] {
  const isHeadline = ({ id }: Rule) => HEADLINES.some((headline) => headline === id);
  return sections.flatMap(({ rules }) => rules.filter(isHeadline));
}
