import { judgedRules } from "@/lib/adjudicator/words/judged-rules";
import type { Preset } from "@/lib/season/input/rule-pack";
import { PRESET_WORDS } from "@/lib/season/rules/presets/preset-words";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";
import { capitalize } from "@/lib/shared/text";
import { type RulesChoice, USUAL_RULES } from "./rules-choice";

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

function sheet(preset: Preset): RulesChoice {
  return {
    value: preset,
    label: capitalize(PRESET_WORDS[preset].short),
    rules: judgedRules(PRESET_RULES[preset]),
  };
}
