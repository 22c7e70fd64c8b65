import type { Cost } from "../rules/shape";
import { roundsOf } from "./knockout";

/** Everyone but the champion loses once. If many have a bye in the first round, the second round is the fullest. */
export function knockoutCost(players: number, thirdPlace: boolean): Cost {
  const rounds = roundsOf(players);
  const [first, second] = [players - 2 ** (rounds - 1), Math.floor(2 ** (rounds - 2))];
  return {
    rounds,
    matches: players - 1 + (thirdPlace && players > 3 ? 1 : 0),
    busiest: Math.max(first, second),
    each: { least: 1, most: rounds },
  };
}
