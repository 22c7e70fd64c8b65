import { formatOf } from "@/lib/stages/formats";
import type { RulePack } from "../input/rule-pack";

/** The position of a round: in which stage (from 1), and which of how many. */
export type StageAndRound = { readonly stage: number; readonly number: number; readonly of: number };

/** The rules that apply in one round. A stage can have its own number of games and its own rule for a tied match. */
export function rulesOfRound(rules: RulePack, { stage: position, ...round }: StageAndRound): RulePack {
  const stage = rules.stages[position - 1];
  return stage ? { ...rules, match: formatOf(stage).matchRules(stage, rules.match, round) } : rules;
}
