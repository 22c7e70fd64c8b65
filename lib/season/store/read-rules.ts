import { type RulePack, rulePackSchema } from "../input/rule-pack";

/** Parses a stored rule pack. It was checked when it was written, so an invalid one is a bug and throws. */
export function readRules(stored: { readonly rules: unknown }): RulePack {
  return rulePackSchema.parse(stored.rules);
}

/** A rule pack as it's stored. */
export type StoredPack = { readonly id: string; readonly rules: unknown };

/** Rule packs that were parsed, newest last. A stored pack never changes, so they stay valid. */
const parsed = new Map<string, RulePack>();
const MOST_PARSED = 500;

/** Parses a stored rule pack, unless this process has done it before. */
export function readRulesOnce(stored: StoredPack): RulePack {
  const rules = parsed.get(stored.id) ?? readRules(stored);
  parsed.delete(stored.id);
  parsed.set(stored.id, rules);
  for (const oldest of parsed.keys()) {
    if (parsed.size <= MOST_PARSED) break;
    parsed.delete(oldest);
  }
  return rules;
}
