import { counted } from "@/lib/shared/text";
import type { Preset, RulePack } from "../../input/rule-pack";
import { PRESET_WORDS } from "../../rules/presets/preset-words";
import { PRESET_RULES } from "../../rules/presets/presets";
import { changedSettings } from "../../rules/settings/changed-settings";
import type { SettingName } from "../../rules/settings/pack";
import { printSetting } from "../../rules/settings/print-setting";
import { sheetSays } from "../../rules/settings/sheet-says";
import { changeLabel, settingValue } from "./told-changes";

/** Settings that every season decides for itself, so they don't count as changes to the sheet. */
const OWN_FACTS: readonly string[] = ["title", "venue.name", "venue.equipment", "venue.site"];

/** The sheet's value to go back to, if the season has a different one; null if it's the same. */
export function settingNote(rules: RulePack, setting: SettingName): string | null {
  const original = printSetting(PRESET_RULES[rules.preset], setting);
  if (original === null || original === printSetting(rules, setting)) return null;
  const back = `Changed. To go back: ${settingValue(setting, original)}.`;
  const said = sheetSays(rules.preset, setting);
  return said ? `${back} ${said}` : back;
}

/** "the Texas State sheet", or "changed from the Texas State sheet". */
export function startedFrom(rules: RulePack): string {
  const sheet = PRESET_WORDS[rules.preset].short;
  const changed = settingsChangedFrom(rules.preset, rules);
  return changed.length === 0 ? sheet : `changed from ${sheet}`;
}

/** What differs between a season and its preset, once for the whole page. */
export function changesFromSheet(rules: RulePack): string {
  const { short } = PRESET_WORDS[rules.preset];
  const changed = settingsChangedFrom(rules.preset, rules);
  const silent = "Where it says nothing, we chose for you.";
  if (changed.length === 0) return `All settings follow ${short}. ${silent}`;
  const count = counted(changed.length, "setting");
  return `Changed from ${short} in ${count}: ${changed.join(", ")}. Everything else follows the sheet. ${silent}`;
}

/** The labels of the settings that differ from the preset. */
function settingsChangedFrom(preset: Preset, rules: RulePack): readonly string[] {
  return changedSettings(PRESET_RULES[preset], rules)
    .filter(({ setting }) => !OWN_FACTS.includes(setting))
    .map(changeLabel);
}
