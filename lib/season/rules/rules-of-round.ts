import { formatOf } from "@/lib/stages/formats";
import type { RulePack } from "../input/rule-pack";

/** Where a round is: in which stage (from 1), which of how many. */
export type RoundPlace = { readonly stage: number; readonly number: number; readonly of: number };

/** The rules as they are in one round: a stage can have games and an answer to a level match of its own. */
export function rulesOfRound(rules: RulePack, { stage: position, ...round }: RoundPlace): RulePack {
  const stage = rules.stages[position - 1];
  return stage ? formatOf(stage).rulesOfRound(stage, rules, round) : rules;
}
