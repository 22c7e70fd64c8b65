import type { RulePack } from "../../input/rule-pack";
import { type OwnRuleName, printOwnRules } from "./own-rules";
import { SETTING_NAMES, type SettingName } from "./pack";
import { printSettings } from "./print-setting";

/** A setting, or one of the director's own rules, that's different in two versions, in print form. */
export type SettingChange = {
  readonly setting: SettingName | OwnRuleName;
  readonly from: string | null;
  readonly to: string | null;
};

/** The differences between two rule packs, in the order of the sheet; empty if they're the same. */
export function changedSettings(before: RulePack, after: RulePack): readonly SettingChange[] {
  const [from, to] = [printSettings(before), printSettings(after)];
  const settings = SETTING_NAMES.map((setting) => ({ setting, from: from[setting], to: to[setting] }));
  return [...settings, ...ownRuleChanges(before, after)].filter((change) => change.from !== change.to);
}

function ownRuleChanges(before: RulePack, after: RulePack): readonly SettingChange[] {
  const [from, to] = [printOwnRules(before), printOwnRules(after)];
  return [...new Set([...from.keys(), ...to.keys()])].map((setting) => ({
    setting,
    from: from.get(setting) ?? null,
    to: to.get(setting) ?? null,
  }));
}
