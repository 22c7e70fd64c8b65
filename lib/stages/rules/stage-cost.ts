import { formatOf } from "../formats";
import type { StageRules } from "../stage-rules";
import type { Cost } from "./shape";

const NOTHING: Cost = { rounds: 0, matches: 0, busiest: 0, each: { least: 0, most: 0 } };

/** What consecutive stages cost together, if everyone plays in the first. */
export function costOf(stages: readonly StageRules[], players: number): Cost {
  return stages
    .map((stage, index) => {
      const inside = playersOf(stages, index, players);
      return inside < 2 ? NOTHING : formatOf(stage).cost(stage, inside);
    })
    .reduce(added);
}

/** How many play in a stage, counted from 0: everyone in the first, then those who advance. */
export function playersOf(stages: readonly StageRules[], index: number, players: number): number {
  const before = stages[index - 1];
  const stage = stages[index];
  if (!before) return players;
  const most = stage && "qualifiers" in stage ? stage.qualifiers : null;
  return formatOf(before).countAdvancing(before, playersOf(stages, index - 1, players), most);
}

/** Some players aren't in the second stage. */
function added(one: Cost, next: Cost): Cost {
  return {
    rounds: one.rounds + next.rounds,
    matches: one.matches + next.matches,
    busiest: Math.max(one.busiest, next.busiest),
    each: { least: one.each.least, most: one.each.most + next.each.most },
  };
}
