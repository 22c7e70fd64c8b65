import type { RulePack } from "../../input/rule-pack";
import { nextOwnRule, type OwnRuleName, ownRuleFields, printOwnRules } from "./own-rules";
import { SETTING_NAMES } from "./pack";
import { printSettings } from "./print-setting";

type Both = { readonly mine: RulePack; readonly theirs: RulePack };

/**
 * Merges the changes of two directors who edited at the same time, for the second one to check: their own settings
 * where they changed them, the first one's everywhere else, so that saving again doesn't undo anything unseen.
 *
 * @param base the version that both started from
 */
export function rebaseSettings(both: Both, base: RulePack): Readonly<Record<string, string>> {
  const [own, other, before] = [printSettings(both.mine), printSettings(both.theirs), printSettings(base)];
  const settings = SETTING_NAMES.map((setting) => {
    const value = own[setting] === before[setting] ? other[setting] : own[setting];
    return [setting, value ?? other[setting] ?? own[setting]] as const;
  }).filter((pair): pair is [(typeof pair)[0], string] => typeof pair[1] === "string");
  return { ...Object.fromEntries(settings), ...rebaseOwnRules(both, base) };
}

/** If both added a rule with the same number, theirs keeps it and mine gets the next number. */
function rebaseOwnRules({ mine, theirs }: Both, base: RulePack): Readonly<Record<string, string>> {
  const [own, other, before] = [printOwnRules(mine), printOwnRules(theirs), printOwnRules(base)];
  const fields: Record<string, string> = {};
  const write = (name: OwnRuleName, printed: string | undefined) => {
    const [title = "", text = ""] = printed?.split("\n") ?? [];
    const { title: titleField, text: textField } = ownRuleFields(name);
    Object.assign(fields, { [titleField]: title, [textField]: text });
  };
  let next = nextOwnRule([mine, theirs, base]);
  for (const name of new Set([...before.keys(), ...other.keys(), ...own.keys()])) {
    const isTwice = !before.has(name) && own.has(name) && other.has(name);
    write(name, own.get(name) === before.get(name) || isTwice ? other.get(name) : own.get(name));
    if (isTwice && own.get(name) !== other.get(name)) write(`ownRules.${next++}`, own.get(name));
  }
  return fields;
}
