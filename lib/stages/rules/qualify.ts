import type { Qualified } from "../format";

/** As much of a line of the standings as qualifying needs. */
export type QualifyingRow = { readonly entryId: string; readonly place: number };

/**
 * Who goes on from a round robin to the knockout: so many from the top of the standings, seeded in their order. Where
 * places are still shared after all tie-breaks a lot decides, and is recorded, because a place has to be filled. With
 * fewer players than places all go on.
 *
 * @param rows the standings, best first
 * @param lots the entries' ids in the order of their lot, drawn by the caller
 */
export function qualify(rows: readonly QualifyingRow[], places: number, lots: readonly string[]): Qualified {
  const ordered = rows.toSorted(
    (one, two) => one.place - two.place || lots.indexOf(one.entryId) - lots.indexOf(two.entryId),
  );
  const seeds = ordered.slice(0, places);
  const shared = [...new Set(seeds.map(({ place }) => place))].map((place) => ({
    place,
    entryIds: ordered.filter((row) => row.place === place).map(({ entryId }) => entryId),
    goOn: seeds.filter((row) => row.place === place).length,
  }));
  return {
    seeds: seeds.map(({ entryId }) => entryId),
    byLot: shared.filter(({ entryIds }) => entryIds.length > 1),
  };
}
