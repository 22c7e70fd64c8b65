import { type RulePack, rulePackSchema } from "../input/rule-pack";

/** Parses a stored rule pack. It was checked when it was written, so an invalid one is a bug and throws. */
export function readRules(stored: { readonly rules: unknown }): RulePack {
  return rulePackSchema.parse(stored.rules);
}

/** A rule pack as it's stored. */
export type StoredPack = { readonly id: string; readonly rules: unknown };

/** A stored pack never changes, so what was parsed stays valid. */
const byId = new Map<string, RulePack>();
/** Most leagues play by one of a few rule sheets, so many packs are the same. */
const byText = new Map<string, RulePack>();
const MOST_KEPT = 500;

/** Parses a stored rule pack, unless this process has parsed it, or one that's the same, before. */
export function readRulesOnce(stored: StoredPack): RulePack {
  return once(byId, stored.id, () => once(byText, JSON.stringify(stored.rules), () => readRules(stored)));
}

/** What's kept for a key, made if it's missing. The packs that were used last are kept. */
function once(kept: Map<string, RulePack>, key: string, make: () => RulePack): RulePack {
  const rules = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, rules);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return rules;
}
