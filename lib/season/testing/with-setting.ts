import type { RulePack } from "../input/rule-pack";

/** The rules with another value for one setting. */
export function withSetting(rules: RulePack, path: readonly string[], value: unknown): RulePack {
  const copy = structuredClone(rules) as unknown as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1) ?? ""] = value;
  return copy as unknown as RulePack;
}
