import type { Qualified } from "../format";

/** What qualifying needs to know of a row of the standings. */
export type QualifyingRow = { readonly entryId: string; readonly rank: number };

/**
 * Who advances from a round robin to the knockout: the top of the standings, seeded in order. If players are still tied
 * after all tie-breaks, a lot decides and is recorded, because each seed needs one player. If there are fewer players
 * than spots, all advance.
 *
 * @param rows the standings, best first
 * @param lots the entries' ids in the order of their lots, drawn by the caller
 */
export function qualify(rows: readonly QualifyingRow[], spots: number, lots: readonly string[]): Qualified {
  const ordered = rows.toSorted(
    (one, two) => one.rank - two.rank || lots.indexOf(one.entryId) - lots.indexOf(two.entryId),
  );
  const seeds = ordered.slice(0, spots);
  const shared = [...new Set(seeds.map(({ rank }) => rank))].map((rank) => ({
    rank,
    entryIds: ordered.filter((row) => row.rank === rank).map(({ entryId }) => entryId),
    goOn: seeds.filter((row) => row.rank === rank).length,
  }));
  return {
    seeds: seeds.map(({ entryId }) => entryId),
    byLot: shared.filter(({ entryIds }) => entryIds.length > 1),
  };
}
