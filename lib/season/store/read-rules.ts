import { type RulePack, rulePackSchema } from "../input/rule-pack";

/** Parses a stored rule pack. It was checked when it was written, so an invalid one is a bug and throws. */
export function readRules(stored: { readonly rules: unknown }): RulePack {
  return rulePackSchema.parse(stored.rules);
}
