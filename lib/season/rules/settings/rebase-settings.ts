import type { RulePack } from "../../input/rule-pack";
import { SETTING_NAMES } from "./pack";
import { printSettings } from "./print-setting";

/**
 * What two directors wrote at once, put together for the second to see: their own settings where they changed them, the
 * first one's everywhere else, so that saving again takes nothing back unseen.
 *
 * @param base the version that both began from
 */
export function rebaseSettings(
  { mine, theirs }: { readonly mine: RulePack; readonly theirs: RulePack },
  base: RulePack,
): Readonly<Record<string, string>> {
  const [own, other, before] = [printSettings(mine), printSettings(theirs), printSettings(base)];
  return Object.fromEntries(
    SETTING_NAMES.map((setting) => {
      const value = own[setting] === before[setting] ? other[setting] : own[setting];
      return [setting, value ?? other[setting] ?? own[setting]];
    }).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
