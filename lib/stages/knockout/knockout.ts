/** Where a side of a bracket match comes from: a seed (from 1), no one (a bye), or an earlier match. */
export type Source =
  | { readonly from: "seed"; readonly seed: number }
  | { readonly from: "bye" }
  | { readonly from: "winner" | "loser"; readonly round: number; readonly number: number };

/** One match of a bracket: its slot (round and number, both from 1) and where its two sides come from. */
export type BracketSlot = {
  readonly round: number;
  readonly number: number;
  readonly upper: Source;
  readonly lower: Source;
};

/**
 * The empty bracket of a single elimination, round by round. Its size is the next power of two, and the top seeds have
 * byes in round 1. Seeds are kept apart: 1 and 2 can meet only in the final, 1 to 4 only from the semifinals on. With a
 * third-place match the last round has two matches: the final, and that one.
 *
 * @param players how many, at least 2
 * @example drawBracket(8, false)[0] // 1-8, 4-5, 2-7, 3-6
 */
export function drawBracket(players: number, thirdPlace: boolean): readonly (readonly BracketSlot[])[] {
  const rounds = roundsOf(players);
  const first = firstRound(players, rounds);
  const later = Array.from({ length: rounds - 1 }, (_, index) => laterRound(rounds, index + 2));
  const drawn = [first, ...later];
  const last = drawn.at(-1);
  if (!thirdPlace || rounds < 2 || !last) return drawn;
  return [...drawn.slice(0, -1), [...last, thirdPlaceMatch(rounds)]];
}

/** How many rounds this many players need. */
export function roundsOf(players: number): number {
  return Math.ceil(Math.log2(players));
}

/** The seeds of a full bracket from top to bottom: 1, 8, 4, 5, 2, 7, 3, 6. */
export function seedOrder(rounds: number): readonly number[] {
  if (rounds === 0) return [1];
  const size = 2 ** rounds;
  return seedOrder(rounds - 1).flatMap((seed) => [seed, size + 1 - seed]);
}

function firstRound(players: number, rounds: number): readonly BracketSlot[] {
  const order = seedOrder(rounds);
  const sourceOf = (seed = 0): Source => (seed > players ? { from: "bye" } : { from: "seed", seed });
  return Array.from({ length: order.length / 2 }, (_, index) => ({
    round: 1,
    number: index + 1,
    upper: sourceOf(order[2 * index]),
    lower: sourceOf(order[2 * index + 1]),
  }));
}

function laterRound(rounds: number, round: number): readonly BracketSlot[] {
  return Array.from({ length: 2 ** (rounds - round) }, (_, index) => ({
    round,
    number: index + 1,
    upper: { from: "winner", round: round - 1, number: 2 * index + 1 } as const,
    lower: { from: "winner", round: round - 1, number: 2 * index + 2 } as const,
  }));
}

function thirdPlaceMatch(rounds: number): BracketSlot {
  return {
    round: rounds,
    number: 2,
    upper: { from: "loser", round: rounds - 1, number: 1 },
    lower: { from: "loser", round: rounds - 1, number: 2 },
  };
}
