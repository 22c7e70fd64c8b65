/** A player who advances: from which group, ranked where in it. */
export type Qualifier = { readonly id: string; readonly group: number; readonly position: number };

/**
 * Seeds a bracket so that as few first-round matches as possible are between players of the same group. A player who
 * would meet one swaps seeds with the nearest player of another group who had the same rank if that helps, otherwise
 * with the nearest player.
 *
 * @param ranked the players who advance, best first
 * @param opponents the pairs of seeds, from 1, that meet in the first round
 */
export function keepApart(
  ranked: readonly Qualifier[],
  opponents: readonly (readonly [number, number])[],
): readonly Qualifier[] {
  const seeds = [...ranked];
  for (;;) {
    const better = findSwap(seeds, opponents);
    if (!better) return seeds;
    const [one, two] = better;
    [seeds[one], seeds[two]] = [seeds[two] as Qualifier, seeds[one] as Qualifier];
  }
}

type Swap = readonly [number, number];

/** A swap that leaves fewer such matches; null if there is none. */
function findSwap(
  seeds: readonly Qualifier[],
  opponents: readonly (readonly [number, number])[],
): Swap | null {
  const before = countClashes(seeds, opponents);
  for (const [upper, lower] of opponents.filter((pair) => isClash(seeds, pair))) {
    for (const isNear of [true, false]) {
      for (const from of [lower - 1, upper - 1]) {
        const to = candidates(seeds, from, isNear).find(
          (index) => countClashes(swapped(seeds, from, index), opponents) < before,
        );
        if (to !== undefined) return [from, to];
      }
    }
  }
  return null;
}

/** The other seeds, nearest first, with the same rank in their group or with a different one. */
function candidates(seeds: readonly Qualifier[], from: number, samePosition: boolean): readonly number[] {
  return seeds
    .map((_, index) => index)
    .filter((index) => index !== from && (seeds[index]?.position === seeds[from]?.position) === samePosition)
    .toSorted((one, two) => Math.abs(one - from) - Math.abs(two - from) || two - one);
}

function swapped(seeds: readonly Qualifier[], one: number, two: number): readonly Qualifier[] {
  return seeds.map(
    (seed, index) => (index === one ? seeds[two] : index === two ? seeds[one] : seed) as Qualifier,
  );
}

function countClashes(
  seeds: readonly Qualifier[],
  opponents: readonly (readonly [number, number])[],
): number {
  return opponents.filter((pair) => isClash(seeds, pair)).length;
}

function isClash(seeds: readonly Qualifier[], [upper, lower]: readonly [number, number]): boolean {
  return seeds[upper - 1]?.group === seeds[lower - 1]?.group;
}
