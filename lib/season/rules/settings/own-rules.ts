import { z } from "zod";
import { line } from "./kinds";

/** A rule that a director adds to the sheet in their own words: a title and a text, each one line of plain text. */

export const MOST_OWN_RULES = 20;
const MOST_OWN_RULE_LETTERS = 600;

const ownRule = z.strictObject({
  /**
   * The number after "12." on the sheet. It doesn't change when other rules are removed, so that rulings still cite the
   * right rule.
   */
  number: z.int().min(1).max(999),
  title: line(60, "Give this rule a title.").schema,
  text: line(MOST_OWN_RULE_LETTERS, "Write the rule. To remove it, clear its title, too.").schema,
});

/** In the order of their numbers. Older versions have none. */
export const ownRules = z
  .array(ownRule)
  .max(MOST_OWN_RULES, `You can add up to ${MOST_OWN_RULES} rules of your own.`)
  .default([]);

export type OwnRules = z.infer<typeof ownRules>;
type WithOwnRules = { readonly ownRules: OwnRules };

/** The name of a director's rule among the settings. */
export type OwnRuleName = `ownRules.${number}`;

export function isOwnRuleName(name: string): name is OwnRuleName {
  return name.startsWith("ownRules.");
}

/** The number of a director's rule on the sheet: 3 is "12.3". */
export function ownRuleNumber(name: OwnRuleName): string {
  return `12.${name.slice("ownRules.".length)}`;
}

/** Each rule by its name, with its title and text on two lines. */
export function printOwnRules({ ownRules }: WithOwnRules): ReadonlyMap<OwnRuleName, string> {
  return new Map(ownRules.map(({ number, title, text }) => [`ownRules.${number}`, `${title}\n${text}`]));
}

/** The next number for a new rule: one that no version of the season has used. */
export function nextOwnRule(versions: readonly WithOwnRules[]): number {
  return 1 + Math.max(0, ...versions.flatMap(({ ownRules }) => ownRules.map(({ number }) => number)));
}

/** The fields of a rule on the settings page. */
export function ownRuleFields(name: OwnRuleName): { readonly title: string; readonly text: string } {
  return { title: `${name}.title`, text: `${name}.text` };
}
