/** Somebody who goes on: from which group, at which place of it. */
export type Qualifier = { readonly id: string; readonly group: number; readonly position: number };

/**
 * The seeds of a bracket whose first matches bring together as few players of one group as can be. Seeds that would meet
 * somebody of their own group change places: with the nearest one who came in at the same place of another group if that
 * helps, otherwise with the nearest one there is.
 *
 * @param ranked who goes on, the best first
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

/** A change of places that leaves fewer such matches; null where none does. */
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

/** The other seeds, nearest first, who came in at the same place of their group, or at another. */
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
