import type { RulePack } from "../../input/rule-pack";
import { type OwnRuleName, printOwnRules } from "./own-rules";
import { SETTING_NAMES, type SettingName } from "./pack";
import { printSettings } from "./print-setting";

/** A setting, or a rule of the director's own, that two versions have differently, each as it is printed. */
export type SettingChange = {
  readonly setting: SettingName | OwnRuleName;
  readonly from: string | null;
  readonly to: string | null;
};

/** What differs between two rule packs, in the order of the sheet; nothing when they are the same rules. */
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
