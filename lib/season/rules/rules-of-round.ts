import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import type { RulePack } from "../input/rule-pack";

/** Where a round stands: in which stage (from 1), which of how many. */
export type RoundPlace = { readonly stage: number; readonly number: number; readonly of: number };

/**
 * The rules as they are in one round: a knockout has games and an answer to a level match of its own, and its last
 * rounds can be longer than the others.
 */
export function rulesOfRound(rules: RulePack, place: RoundPlace): RulePack {
  const stage = rules.stages[place.stage - 1];
  if (stage?.format !== "knockout") return rules;
  const bestOf = lengthOf(stage, place) ?? rules.match.bestOf;
  return { ...rules, match: { ...rules.match, bestOf, levelMatch: stage.levelMatch } };
}

function lengthOf({ semifinalBestOf, finalBestOf }: KnockoutRules, { number, of }: RoundPlace) {
  if (number === of) return finalBestOf;
  return number === of - 1 ? semifinalBestOf : null;
}
