import type { SettingChange } from "../../rules/settings/changed-settings";
import { fieldWords } from "../../rules/settings/kinds";
import { isOwnRuleName, type OwnRuleName, ownRuleNumber } from "../../rules/settings/own-rules";
import { SETTINGS, type SettingName } from "../../rules/settings/pack";

/** The value of a setting in words: "Best of three", "60", "48, 6", "no limit". Null means it doesn't apply: "none". */
export function settingValue(setting: SettingName, value: string | null): string {
  return value === null ? "none" : fieldWords(SETTINGS[setting], value);
}

/** The name of what changed: "Minutes for a match", "Rule 12.3". */
export function changeLabel({ setting }: Pick<SettingChange, "setting">): string {
  return isOwnRuleName(setting) ? `Rule ${ownRuleNumber(setting)}` : SETTINGS[setting].label;
}

/** "Minutes for a match: 45 (before: 60)." The sentence about a change that players read. */
export function toldChange({ setting, from, to }: SettingChange): string {
  if (isOwnRuleName(setting)) return toldOwnRule(setting, from, to);
  const { label } = SETTINGS[setting];
  return `${label}: ${settingValue(setting, to)} (before: ${settingValue(setting, from)}).`;
}

/** "New rule 12.3, Phones: Phones stay off." */
function toldOwnRule(name: OwnRuleName, from: string | null, to: string | null): string {
  const number = ownRuleNumber(name);
  const [oldTitle = "", oldText = ""] = from?.split("\n") ?? [];
  const [title = "", text = ""] = to?.split("\n") ?? [];
  if (to === null) return `Rule ${number}, ${oldTitle}, no longer applies.`;
  if (from === null) return `New rule ${number}, ${title}: ${text}`;
  if (oldText === text) return `Rule ${number} is now called ${title} (before: ${oldTitle}).`;
  return `Rule ${number}, ${title}: ${text} (Before: ${oldText})`;
}
