import type { DrawnPair } from "../format";
import { bergerRounds, type Pairing } from "./berger";

/**
 * The rounds of a single or double round robin. In the second cycle colors are reversed, and the last two rounds of the
 * first cycle are swapped, so that no player has the same color three times in a row (practice with the tables of FIDE
 * Handbook C.05, Annex 1).
 *
 * @param players how many, at least 2
 * @example roundRobinRounds(3, 2) // 2-3 | 3-1 | 1-2 || 3-2 | 2-1 | 1-3, with players counted from 0
 */
export function roundRobinRounds(players: number, cycles: 1 | 2): readonly (readonly Pairing[])[] {
  const rounds = bergerRounds(players);
  return cycles === 1 ? rounds : [...withLastTwoExchanged(rounds), ...rounds.map(reversed)];
}

/** The rounds of a round robin of entries in the order of their lots, with matches numbered in each round. */
export function roundRobinPairs(lots: readonly string[], cycles: 1 | 2): readonly (readonly DrawnPair[])[] {
  return roundRobinRounds(lots.length, cycles).map((pairs) =>
    pairs.map(({ white, black }, order) => ({
      number: order + 1,
      home: lots[white] ?? "",
      away: lots[black] ?? "",
    })),
  );
}

function withLastTwoExchanged<Round>(rounds: readonly Round[]): readonly Round[] {
  return rounds.length < 2 ? rounds : [...rounds.slice(0, -2), ...rounds.slice(-2).reverse()];
}

function reversed(round: readonly Pairing[]): readonly Pairing[] {
  return round.map(({ white, black }) => ({ white: black, black: white }));
}
