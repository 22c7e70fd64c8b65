import type { JudgedRules } from "@/lib/adjudicator/words/judged-rules";
import type { Preset } from "@/lib/season/input/rule-pack";

/** The rules a question can be asked under: a rule sheet by its name, or a season by its address "org/season". */
export interface RulesChoice {
  readonly value: string;
  readonly label: string;
  readonly rules: JudgedRules;
}

/** Plain chess, unless chosen otherwise. */
export const USUAL_RULES = "official" satisfies Preset;

/** The requested rules, or plain chess. */
export function chosenRules(choices: readonly RulesChoice[], value: string): RulesChoice {
  const find = (name: string) => choices.find((choice) => choice.value === name);
  const chosen = find(value) ?? find(USUAL_RULES);
  if (!chosen) throw new Error(`There are no rules named ${value} or ${USUAL_RULES}.`);
  return chosen;
}
