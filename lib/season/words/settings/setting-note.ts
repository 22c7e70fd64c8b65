import type { Preset, RulePack } from "../../input/rule-pack";
import { PRESET_WORDS } from "../../rules/presets/preset-words";
import { PRESET_RULES } from "../../rules/presets/presets";
import { changedSettings } from "../../rules/settings/changed-settings";
import { SETTINGS, type SettingName } from "../../rules/settings/pack";
import { printSetting } from "../../rules/settings/print-setting";
import { sheetSays } from "../../rules/settings/sheet-says";
import { settingValue } from "./told-changes";

/** What a season decides for itself, so that it is no change of the sheet. */
const OWN_FACTS: readonly SettingName[] = ["title", "venue.name", "venue.equipment", "venue.site"];

/** What the sheet said, and the way back to it where the season has it differently. */
export type SettingNote = { readonly sheet: string; readonly changed: string | null };

export function settingNote(rules: RulePack, setting: SettingName): SettingNote {
  const { preset } = rules;
  const original = printSetting(PRESET_RULES[preset], setting);
  const isChanged = original !== null && original !== printSetting(rules, setting);
  return {
    sheet: sheetSays(preset, setting) ?? "The sheet is silent; our choice.",
    changed: isChanged ? `Changed. To go back: ${settingValue(setting, original)}.` : null,
  };
}

/** "the Texas State sheet", or "changed from the Texas State sheet". */
export function startedFrom(rules: RulePack): string {
  const sheet = PRESET_WORDS[rules.preset].short;
  const changed = settingsChangedFrom(rules.preset, rules);
  return changed.length === 0 ? sheet : `changed from ${sheet}`;
}

/** The labels of the settings that a season has otherwise than its preset. */
export function settingsChangedFrom(preset: Preset, rules: RulePack): readonly string[] {
  return changedSettings(PRESET_RULES[preset], rules)
    .filter(({ setting }) => !OWN_FACTS.includes(setting))
    .map(({ setting }) => SETTINGS[setting].label);
}
