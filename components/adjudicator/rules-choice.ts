import { capitalized } from "@/lib/people/words/names";
import type { Preset, RulePack } from "@/lib/season/input/rule-pack";
import { PRESET_WORDS } from "@/lib/season/rules/presets/preset-words";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";

/** Rules that a question can be asked under: a sheet by its name, or a season by its address "org/season". */
export interface RulesChoice {
  readonly value: string;
  readonly label: string;
  readonly rules: RulePack;
}

/** Plain chess, where nobody says otherwise. */
export const USUAL_RULES = "official" satisfies Preset;

/** The rule sheets, plain chess first. */
export const SHEETS: readonly RulesChoice[] = (
  ["official", "depaul", "texas-state", "session-knockout"] as const satisfies readonly Preset[]
).map((preset) => ({
  value: preset,
  label: capitalized(PRESET_WORDS[preset].short),
  rules: PRESET_RULES[preset],
}));

/** The sheets, and the season that one came from before them. */
export function rulesChoices(season: RulesChoice | null): readonly RulesChoice[] {
  return season ? [season, ...SHEETS] : SHEETS;
}

/** What is asked for, or plain chess. */
export function chosenRules(choices: readonly RulesChoice[], value: string): RulesChoice {
  return choices.find((choice) => choice.value === value) ?? choices.find(isUsual)!;
}

function isUsual({ value }: RulesChoice): boolean {
  return value === USUAL_RULES;
}
