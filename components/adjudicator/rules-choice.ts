import type { Preset, RulePack } from "@/lib/season/input/rule-pack";
import { PRESET_WORDS } from "@/lib/season/rules/presets/preset-words";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";
import { capitalize } from "@/lib/shared/text";

/** The rules a question can be asked under: a rule sheet by its name, or a season by its address "org/season". */
export interface RulesChoice {
  readonly value: string;
  readonly label: string;
  readonly rules: RulePack;
}

/** Plain chess, unless chosen otherwise. */
export const USUAL_RULES = "official" satisfies Preset;

/** The rule sheets, plain chess first. */
export const SHEETS: readonly RulesChoice[] = [
  sheet(USUAL_RULES),
  sheet("depaul"),
  sheet("texas-state"),
  sheet("session-knockout"),
];

/** The rule sheets, preceded by the season the reader came from. */
export function rulesChoices(season: RulesChoice | null): readonly RulesChoice[] {
  return season ? [season, ...SHEETS] : SHEETS;
}

/** The requested rules, or plain chess. */
export function chosenRules(choices: readonly RulesChoice[], value: string): RulesChoice {
  return choices.find((choice) => choice.value === value) ?? sheet(USUAL_RULES);
}

function sheet(preset: Preset): RulesChoice {
  return { value: preset, label: capitalize(PRESET_WORDS[preset].short), rules: PRESET_RULES[preset] };
}
