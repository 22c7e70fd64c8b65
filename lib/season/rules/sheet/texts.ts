import type { RuleIdOf, RuleSectionId } from "../settings/rule-ids";

/** The titles of a section's rules by id, one for each. */
export type TitlesOf<Section extends RuleSectionId> = Readonly<Record<RuleIdOf<Section>, string>>;

/** The texts of a section's rules by id. Null: this league doesn't have the rule, and its number is left out. */
export type Texts<Titles> = { readonly [Id in keyof Titles]: string | null };

/** Joins sentences, leaving out false ones, which don't apply. */
export function sentences(...all: readonly (string | false)[]): string {
  return all.filter((sentence) => sentence !== false).join(" ");
}
