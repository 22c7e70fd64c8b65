import { expect, test } from "vitest";
import { groupSizes } from "../groups/split";
import { drawBracket } from "../knockout/knockout";
import type { KnockoutRules } from "../knockout/rules";
import { roundRobinRounds } from "../round-robin/round-robin";
import { costOf } from "./stage-cost";

const knockout = (qualifiers: number | null, thirdPlace = false): KnockoutRules => ({
  format: "knockout",
  qualifiers,
  thirdPlace,
  seeding: "lot",
  final: "by-deadline",
  semifinalBestOf: null,
  finalBestOf: null,
  levelMatch: "one-more-game",
});

test.each([
  {
    why: "a round robin: as many rounds as opponents",
    stages: [{ format: "round-robin", cycles: 1 }] as const,
    players: 40,
    expected: { rounds: 39, matches: 780, busiest: 20, each: { least: 39, most: 39 } },
  },
  {
    why: "with an odd number one player has a bye each round, which costs one more round",
    stages: [{ format: "round-robin", cycles: 1 }] as const,
    players: 5,
    expected: { rounds: 5, matches: 10, busiest: 2, each: { least: 4, most: 4 } },
  },
  {
    why: "twice is twice as much, but rounds are no fuller",
    stages: [{ format: "round-robin", cycles: 2 }] as const,
    players: 6,
    expected: { rounds: 10, matches: 30, busiest: 3, each: { least: 10, most: 10 } },
  },
  {
    why: "a knockout of 40: eight play down to 32 in round 1, and round 2 is the fullest",
    stages: [knockout(null)],
    players: 40,
    expected: { rounds: 6, matches: 39, busiest: 16, each: { least: 1, most: 6 } },
  },
  {
    why: "groups play side by side, then 16 of them a knockout",
    stages: [
      { format: "groups", split: "lot", groupSize: 5, advance: 2, bestNext: 0, cycles: 1 } as const,
      knockout(null),
    ],
    players: 40,
    expected: { rounds: 9, matches: 95, busiest: 16, each: { least: 4, most: 8 } },
  },
  {
    why: "the largest group sets the rounds, the smallest the fewest matches",
    stages: [
      { format: "groups", split: "lot", groupSize: 6, advance: 1, bestNext: 1, cycles: 1 } as const,
      knockout(null),
    ],
    players: 40,
    expected: { rounds: 8, matches: 102, busiest: 19, each: { least: 4, most: 8 } },
  },
  {
    why: "groups smaller than the number who advance send everyone they have, and no more",
    stages: [
      { format: "groups", split: "lot", groupSize: 3, advance: 4, bestNext: 0, cycles: 1 } as const,
      knockout(null),
    ],
    players: 7,
    expected: { rounds: 6, matches: 11, busiest: 3, each: { least: 1, most: 5 } },
  },
  {
    why: "one group whose winner advances sends two, because a knockout needs two",
    stages: [
      { format: "groups", split: "lot", groupSize: 4, advance: 1, bestNext: 0, cycles: 1 } as const,
      knockout(null),
    ],
    players: 4,
    expected: { rounds: 4, matches: 7, busiest: 2, each: { least: 3, most: 4 } },
  },
  {
    why: "a playoff has no more players than there are",
    stages: [{ format: "round-robin", cycles: 1 } as const, knockout(4, true)],
    players: 3,
    expected: { rounds: 5, matches: 5, busiest: 1, each: { least: 2, most: 4 } },
  },
  {
    why: "the match for third place adds a match and no round",
    stages: [knockout(null, true)],
    players: 4,
    expected: { rounds: 2, matches: 4, busiest: 2, each: { least: 1, most: 2 } },
  },
  {
    why: "one player has no opponents",
    stages: [knockout(null)],
    players: 1,
    expected: { rounds: 0, matches: 0, busiest: 0, each: { least: 0, most: 0 } },
  },
])("$why", ({ stages, players, expected }) => {
  expect(costOf(stages, players)).toEqual(expected);
});

test("the cost matches the draw", () => {
  for (let players = 2; players <= 128; players++) {
    const bracket = drawBracket(players, false).map(
      (round) => round.filter(({ upper, lower }) => upper.from !== "bye" && lower.from !== "bye").length,
    );
    expect(costOf([knockout(null)], players), `knockout of ${players}`).toMatchObject(countsOf(bracket));
    for (const cycles of [1, 2] as const) {
      const rounds = roundRobinRounds(players, cycles).map(({ length }) => length);
      expect(costOf([{ format: "round-robin", cycles }], players), `round robin of ${players}`).toMatchObject(
        countsOf(rounds),
      );
    }
  }
});

test("groups are as even as possible, and no one is left out", () => {
  expect(groupSizes(40, 6)).toEqual([6, 6, 6, 6, 6, 5, 5]);
  for (let players = 2; players <= 200; players++) {
    for (let size = 2; size <= 12; size++) {
      const sizes = groupSizes(players, size);
      expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(players);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(size);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  }
});

function countsOf(matches: readonly number[]) {
  return {
    rounds: matches.length,
    matches: matches.reduce((sum, count) => sum + count, 0),
    busiest: Math.max(...matches),
  };
}
