import type { Cost } from "../rules/shape";

/** Everyone plays everyone `cycles` times. With an odd number of players, one sits out each round. */
export function roundRobinCost(players: number, cycles: 1 | 2): Cost {
  const opponents = (players - 1) * cycles;
  return {
    rounds: players % 2 === 0 ? opponents : players * cycles,
    matches: (players * opponents) / 2,
    busiest: Math.floor(players / 2),
    each: { least: opponents, most: opponents },
  };
}
