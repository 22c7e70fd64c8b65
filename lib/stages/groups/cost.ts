import { roundRobinCost } from "../round-robin/cost";
import type { Cost } from "../rules/shape";
import type { GroupsRules } from "./rules";
import { groupSizes } from "./split";

/** Groups play side by side: the largest sets the rounds, the smallest the fewest matches. */
export function groupsCost(
  { groupSize, cycles }: Pick<GroupsRules, "groupSize" | "cycles">,
  players: number,
): Cost {
  return groupSizes(players, groupSize)
    .map((size) => roundRobinCost(size, cycles))
    .reduce(sideBySide);
}

function sideBySide(one: Cost, other: Cost): Cost {
  return {
    rounds: Math.max(one.rounds, other.rounds),
    matches: one.matches + other.matches,
    busiest: one.busiest + other.busiest,
    each: {
      least: Math.min(one.each.least, other.each.least),
      most: Math.max(one.each.most, other.each.most),
    },
  };
}
