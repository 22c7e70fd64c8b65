import type { KnockoutRules, RulePack } from "../../input/rule-pack";
import { formatOf, knockoutOf, roundRobinOf } from "../season-stages";
import { SETTINGS, type Setting } from "./names";

/** Stands between the parts of a setting that is a list. */
export const LIST_SEPARATOR = "\n";

/**
 * Every setting of a rule pack as its form holds it: empty where it is off, null where there is nothing it could set (a
 * round robin has no final). `readSettings` is the way back.
 */
export function printSettings(rules: RulePack): Readonly<Record<Setting, string | null>> {
  return Object.fromEntries(SETTINGS.map((setting) => [setting, printSetting(rules, setting)])) as Readonly<
    Record<Setting, string | null>
  >;
}

export function printSetting(rules: RulePack, setting: Setting): string | null {
  if (setting.startsWith("stages.")) return printStageSetting(rules, setting);
  const value = valueAt(rules, setting.split("."));
  if (value === undefined) return setting === "schedule.fallback.hoursBefore" ? "" : null;
  if (value === null) return "";
  return Array.isArray(value) ? value.join(LIST_SEPARATOR) : String(value);
}

function printStageSetting(rules: RulePack, setting: Setting): string | null {
  if (setting === "stages.format") return formatOf(rules);
  if (setting === "stages.cycles") return roundRobinOf(rules)?.cycles.toString() ?? null;
  const stage = knockoutOf(rules);
  if (!stage) return null;
  // After a round robin the standings seed, and before it everybody plays: nobody is asked.
  if (setting === "stages.seeding" && roundRobinOf(rules)) return null;
  if (setting === "stages.qualifiers" && !roundRobinOf(rules)) return null;
  const value = stage[setting.slice("stages.".length) as keyof KnockoutRules];
  return value === null ? "" : String(value);
}

function valueAt(part: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], part);
}
