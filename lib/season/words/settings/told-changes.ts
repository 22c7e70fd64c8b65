import type { SettingChange } from "../../rules/settings/changed-settings";
import { fieldWords } from "../../rules/settings/kinds";
import { SETTINGS, type SettingName } from "../../rules/settings/pack";

/** The value of a setting in words: "Best of three", "60", "48, 6", "no limit"; null has no use for it: "none". */
export function settingValue(setting: SettingName, value: string | null): string {
  return value === null ? "none" : fieldWords(SETTINGS[setting], value);
}

/** "Minutes for a match: 45 (before: 60)." What a player reads of a change. */
export function toldChange({ setting, from, to }: SettingChange): string {
  const { label } = SETTINGS[setting];
  return `${label}: ${settingValue(setting, to)} (before: ${settingValue(setting, from)}).`;
}
