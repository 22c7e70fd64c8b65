/** One pairing by index in the list of players, from 0. The first has White in game 1. */
export type Pairing = { readonly white: number; readonly black: number };

/**
 * The rounds of a single round robin by the Berger tables (FIDE Handbook C.05, Annex 1): every two players meet once,
 * and each player's Whites and Blacks differ by at most one. With an odd number of players one has a bye each round.
 *
 * @param players how many, at least 2
 * @example bergerRounds(4) // 1-4 2-3 | 4-3 1-2 | 2-4 3-1, with players counted from 0
 */
export function bergerRounds(players: number): readonly (readonly Pairing[])[] {
  const size = players + (players % 2);
  const isPhantom = (position: number) => position >= players;
  return Array.from({ length: size - 1 }, (_, index) =>
    bergerRound(size, index + 1).filter(({ white, black }) => !isPhantom(white) && !isPhantom(black)),
  );
}

/**
 * Round r of the table for an even number n, in closed form: the anchor a = ((r - 1) * n/2 mod (n - 1)) + 1 meets
 * player n, with White in odd rounds; then a + k (White) meets a - k, counted around 1..n-1.
 */
function bergerRound(size: number, round: number): Pairing[] {
  const circle = size - 1;
  const anchor = (((round - 1) * size) / 2) % circle;
  const last = size - 1;
  const first = round % 2 === 1 ? { white: anchor, black: last } : { white: last, black: anchor };
  const others = Array.from({ length: size / 2 - 1 }, (_, index) => ({
    white: (anchor + index + 1) % circle,
    black: (anchor - index - 1 + circle) % circle,
  }));
  return [first, ...others];
}
