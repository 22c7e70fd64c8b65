import { SHAPES, type ShapeName, shapeOf } from "@/lib/stages/shapes";
import type { RulePack } from "../input/rule-pack";
import { formText } from "../rules/settings/kinds";
import { MOST_OWN_RULES, nextOwnRule, ownRuleFields, ownRuleNumber } from "../rules/settings/own-rules";
import {
  isOfStages,
  isWholeSeason,
  SETTING_NAMES,
  SETTING_SECTIONS,
  SETTINGS,
  type SettingName,
  shapesWith,
} from "../rules/settings/pack";
import { printSettings } from "../rules/settings/print-setting";
import type { Setting } from "../rules/settings/setting";
import { settingNote } from "../words/settings/setting-note";

/** One setting with everything its field shows. */
export type SettingField = Pick<Setting, "label" | "help" | "control" | "choices" | "venue"> & {
  /** The shapes it applies to, by their position in the choice of formats, from 1; null if it applies to all. */
  readonly shapes: readonly number[] | null;
  readonly name: SettingName;
  readonly value: string;
  /** How to go back to the sheet's value; null if the season already has it. */
  readonly note: string | null;
  /** The words that the search matches. */
  readonly words: string;
};

export type SettingsFold = {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly SettingField[];
  /** How many of its settings differ from the sheet. */
  readonly changed: number;
};

/** One of the director's own rules, or an empty row for a new one. */
export type OwnRuleField = {
  /** "12.3" */
  readonly number: string;
  readonly names: { readonly title: string; readonly text: string };
  readonly title: string;
  readonly text: string;
  readonly isNew: boolean;
};

export type SettingsPage = {
  /** The few that a director looks at first. */
  readonly main: readonly SettingField[];
  readonly folds: readonly SettingsFold[];
  readonly ownRules: readonly OwnRuleField[];
  /** Hidden fields: the format of a published schedule can't change. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The position of the season's shape in that choice, if it can't be changed. */
  readonly fixedShape: number | undefined;
};

const FOR_THE_SEASON = "A change applies to the whole season.";

/** How many new rules there's room for at a time. */
const NEW_RULES = 3;

/** What the settings page of a season shows. */
export function settingsPage(
  versions: readonly { readonly rules: RulePack }[],
  rules: RulePack,
  isPublished: boolean,
): SettingsPage {
  const values = printSettings(rules);
  const asked = SETTING_NAMES.filter((name) => !isPublished || !isOfStages(name));
  const fields = asked.map((name) => toField(name, values[name], rules));
  const fixed = SETTING_NAMES.filter((name) => !asked.includes(name));

  return {
    main: fields.filter(({ name }) => SETTINGS[name].isKey),
    folds: SETTING_SECTIONS.map(({ id, title }, index) => {
      const inside = fields.filter(({ name }) => SETTINGS[name].section === id && !SETTINGS[name].isKey);
      const changed = inside.filter(({ note }) => note !== null).length;
      return { id, title: `${index + 1}. ${title}`, fields: inside, changed };
    }),
    ownRules: ownRuleRows(rules, nextOwnRule([...versions.map((version) => version.rules), rules])),
    fixed: Object.fromEntries(fixed.map((name) => [name, values[name] ?? ""])),
    fixedShape: isPublished ? positionOf(shapeOf(rules)) : undefined,
  };
}

function toField(name: SettingName, printed: string | null, rules: RulePack): SettingField {
  const { label, control, choices, venue, default: first } = SETTINGS[name];
  const help = isWholeSeason(name) ? `${SETTINGS[name].help} ${FOR_THE_SEASON}` : SETTINGS[name].help;
  return {
    name,
    label,
    help,
    control,
    choices,
    ...(venue && { venue }),
    shapes: shapesWith(name)?.map(positionOf) ?? null,
    value: printed ?? formText(first),
    note: settingNote(rules, name),
    words: [label, help, ...Object.values(choices ?? {})].join(" "),
  };
}

/** The form hides settings by this position, so its style sheet doesn't need to know the shapes. */
function positionOf(shape: ShapeName): number {
  return Object.keys(SHAPES).indexOf(shape) + 1;
}

function ownRuleRows({ ownRules }: RulePack, next: number): readonly OwnRuleField[] {
  const room = Math.min(NEW_RULES, MOST_OWN_RULES - ownRules.length);
  const blank = Array.from({ length: room }, (_, index) => ({ number: next + index, title: "", text: "" }));
  return [...ownRules, ...blank].map(({ number, title, text }) => ({
    number: ownRuleNumber(`ownRules.${number}`),
    names: ownRuleFields(`ownRules.${number}`),
    title,
    text,
    isNew: title === "",
  }));
}
