import type { RulePack } from "../../input/rule-pack";
import { SETTING_NAMES, type SettingName } from "./pack";
import { printSettings } from "./print-setting";

/** A setting that two versions of the rules have differently, each as `printSettings` prints it. */
export type SettingChange = {
  readonly setting: SettingName;
  readonly from: string | null;
  readonly to: string | null;
};

/** What differs between two rule packs, in the order of the sheet; nothing when they are the same rules. */
export function changedSettings(before: RulePack, after: RulePack): readonly SettingChange[] {
  const [from, to] = [printSettings(before), printSettings(after)];
  return SETTING_NAMES.filter((setting) => from[setting] !== to[setting]).map((setting) => ({
    setting,
    from: from[setting],
    to: to[setting],
  }));
}
