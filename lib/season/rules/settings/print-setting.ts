import type { GroupsRules } from "@/lib/stages/groups/rules";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import { groupsOf, knockoutOf, roundRobinOf, shapeOf } from "@/lib/stages/stages-of";
import type { RulePack } from "../../input/rule-pack";
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
  if (setting === "stages.format") return shapeOf(rules);
  if (setting === "stages.cycles") return (roundRobinOf(rules) ?? groupsOf(rules))?.cycles.toString() ?? null;
  if (isOfGroups(setting)) return valueOfGroups(rules, setting);
  const stage = knockoutOf(rules);
  if (!stage) return null;
  // After a table the standings seed, and before it everybody plays: nobody is asked.
  if (setting === "stages.seeding" && rules.stages.length > 1) return null;
  if (setting === "stages.qualifiers" && !roundRobinOf(rules)) return null;
  const value = stage[setting.slice("stages.".length) as keyof KnockoutRules];
  return value === null ? "" : String(value);
}

const GROUP_SETTINGS = ["stages.groupSize", "stages.split", "stages.advance", "stages.bestNext"] as const;

function isOfGroups(setting: Setting): setting is (typeof GROUP_SETTINGS)[number] {
  return (GROUP_SETTINGS as readonly Setting[]).includes(setting);
}

function valueOfGroups(rules: RulePack, setting: (typeof GROUP_SETTINGS)[number]): string | null {
  const stage = groupsOf(rules);
  return stage ? String(stage[setting.slice("stages.".length) as keyof GroupsRules]) : null;
}

function valueAt(part: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], part);
}
