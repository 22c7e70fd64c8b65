import { shapeOf } from "@/lib/stages/shapes";
import type { RulePack } from "../../input/rule-pack";
import { formText } from "./kinds";
import { SETTING_NAMES, type SettingName, shapesWith } from "./pack";

/**
 * Every setting of a rule pack as its form shows it: empty if it's off, null if it doesn't apply (a round robin has no
 * final). `readSettings` is the inverse.
 */
export function printSettings(rules: RulePack): Readonly<Record<SettingName, string | null>> {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, printSetting(rules, name)])) as Readonly<
    Record<SettingName, string | null>
  >;
}

export function printSetting(rules: RulePack, name: SettingName): string | null {
  if (name.startsWith("stages.")) return printStageSetting(rules, name);
  const value = valueAt(rules, name.split("."));
  if (value === undefined) return name === "schedule.fallback.hoursBefore" ? "" : null;
  return formText(value);
}

/** A setting that doesn't apply to the format isn't asked for: after a round robin the standings decide the seeds. */
function printStageSetting({ stages }: RulePack, name: SettingName): string | null {
  const shape = shapeOf({ stages });
  if (name === "stages.format") return shape;
  if (!shapesWith(name)?.includes(shape)) return null;
  const key = name.slice("stages.".length);
  return formText(
    valueAt(
      stages.find((stage) => key in stage),
      [key],
    ),
  );
}

function valueAt(part: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], part);
}
