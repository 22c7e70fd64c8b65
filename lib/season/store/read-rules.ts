import { type RulePack, rulePackSchema } from "../input/rule-pack";

/** The rules in a stored rule pack. What is stored was checked when it was written; a misfit is a bug and throws. */
export function readRules(stored: { readonly rules: unknown }): RulePack {
  return rulePackSchema.parse(stored.rules);
}
