/** A bracket of so many rounds, of 17 players and more, has lines that lie close together. */
export const TALL = 5;

/**
 * Where things lie in the chart, in rows of half a line. A match of round 1 takes four rows, and each later round
 * twice as many; its lines end where the lines of the two matches before it meet.
 */
export function matchRows(round: number, number: number): string {
  const block = 4 * 2 ** (round - 1);
  const inset = 2 ** (round - 1) - 1;
  const first = (number - 1) * block + 1;
  return `${first + inset} / ${first + block - inset}`;
}

/** The match for third place, below the final. */
export function thirdPlaceRows(rounds: number): string {
  const first = thirdPlaceRow(rounds);
  return `${first} / ${first + thirdPlaceHeight(rounds)}`;
}

/** The champion's line, where the lines of the final meet. */
export function championRows(rounds: number): string {
  const first = 2 ** rounds;
  return `${first} / ${first + 2}`;
}

/** How many rows the chart has. */
export function chartRows(rounds: number, hasThirdPlace: boolean): number {
  const tree = 4 * 2 ** (rounds - 1);
  return hasThirdPlace ? Math.max(tree, thirdPlaceRow(rounds) + thirdPlaceHeight(rounds) - 1) : tree;
}

/** Its heading and what is said of it need more room than a match of round 1, and more rows where they are low. */
function thirdPlaceHeight(rounds: number): number {
  return rounds < TALL ? 8 : 13;
}

function thirdPlaceRow(rounds: number): number {
  return 3 * 2 ** (rounds - 1) + 3;
}
