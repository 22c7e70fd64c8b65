import { countGoingOn } from "../groups/go-on";
import { groupSizes } from "../groups/split";
import { roundsOf } from "../knockout/knockout";

/** The parts of a stage's rules that decide what it costs. */
export type StageSketch =
  | { readonly format: "round-robin"; readonly cycles: 1 | 2 }
  | {
      readonly format: "groups";
      /** The most players in a group. */
      readonly groupSize: number;
      readonly cycles: 1 | 2;
      /** How many of each group advance. */
      readonly advance: number;
      /** How many best next-placed players of all groups advance. */
      readonly bestNext: number;
    }
  | { readonly format: "knockout"; readonly qualifiers: number | null; readonly thirdPlace: boolean };

/** What a number of players costs in rounds and matches. */
export type Cost = {
  readonly rounds: number;
  readonly matches: number;
  /** Matches in the fullest round. */
  readonly busiest: number;
  /** Matches of the player with the fewest and of the player with the most. */
  readonly each: { readonly least: number; readonly most: number };
};

const NOTHING: Cost = { rounds: 0, matches: 0, busiest: 0, each: { least: 0, most: 0 } };

/** What consecutive stages cost together, if everyone plays in the first. */
export function costOf(stages: readonly StageSketch[], players: number): Cost {
  let inside = players;
  return stages.reduce((sum, stage, index) => {
    if (stage.format === "knockout") inside = Math.min(stage.qualifiers ?? inside, inside);
    const cost = stageCost(stage, inside);
    if (stage.format === "groups") inside = countGoingOn(stage, groupSizes(inside, stage.groupSize));
    return index === 0 ? cost : added(sum, cost);
  }, NOTHING);
}

function stageCost(stage: StageSketch, players: number): Cost {
  if (players < 2) return NOTHING;
  switch (stage.format) {
    case "round-robin":
      return roundRobinCost(players, stage.cycles);
    case "groups":
      return groupSizes(players, stage.groupSize)
        .map((size) => roundRobinCost(size, stage.cycles))
        .reduce(sideBySide);
    case "knockout":
      return knockoutCost(players, stage.thirdPlace);
  }
}

function roundRobinCost(players: number, cycles: 1 | 2): Cost {
  const opponents = (players - 1) * cycles;
  return {
    rounds: players % 2 === 0 ? opponents : players * cycles,
    matches: (players * opponents) / 2,
    busiest: Math.floor(players / 2),
    each: { least: opponents, most: opponents },
  };
}

function knockoutCost(players: number, thirdPlace: boolean): Cost {
  const rounds = roundsOf(players);
  const [first, second] = [players - 2 ** (rounds - 1), Math.floor(2 ** (rounds - 2))];
  return {
    rounds,
    matches: players - 1 + (thirdPlace && players > 3 ? 1 : 0),
    busiest: Math.max(first, second),
    each: { least: 1, most: rounds },
  };
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

/** Some players aren't in the second stage. */
function added(one: Cost, next: Cost): Cost {
  return {
    rounds: one.rounds + next.rounds,
    matches: one.matches + next.matches,
    busiest: Math.max(one.busiest, next.busiest),
    each: { least: one.each.least, most: one.each.most + next.each.most },
  };
}
