import type { MissedCondition } from "@/lib/standings/rules/playoff-conditions";
import type { Qualified } from "../format";

/** What qualifying needs to know of a row of the standings. */
export type QualifyingRow = {
  readonly entryId: string;
  readonly rank: number;
  /** The conditions besides the rank that the player misses. */
  readonly missed: readonly MissedCondition[];
};

/** A knockout needs two players, whatever the conditions. */
const FEWEST = 2;

/**
 * Who advances from a round robin to the knockout: the top of the standings, seeded in order. A player who misses a
 * condition is passed over, and the next one moves up. If fewer than two players meet the conditions, the
 * highest-ranked of the others fill up to two, seeded last. If players are still tied after all tie-breaks, a lot
 * decides and is recorded, because each seed needs one player. If there are fewer players than spots, all advance who
 * meet the conditions.
 *
 * @param rows the standings, best first
 * @param lots the entries' ids in the order of their lots, drawn by the caller
 */
export function qualify(rows: readonly QualifyingRow[], spots: number, lots: readonly string[]): Qualified {
  const ordered = rows.toSorted(
    (one, two) =>
      Number(isMissing(one)) - Number(isMissing(two)) ||
      one.rank - two.rank ||
      lots.indexOf(one.entryId) - lots.indexOf(two.entryId),
  );
  const able = ordered.filter((row) => !isMissing(row)).length;
  const seeds = ordered.slice(0, Math.max(FEWEST, Math.min(spots, able)));
  const filledUp = seeds.filter(isMissing).map(({ entryId, missed }) => ({ entryId, missed }));
  return {
    seeds: seeds.map(({ entryId }) => entryId),
    byLot: lotsAmong(ordered, seeds),
    passedOver: passedOver(ordered, seeds, spots),
    ...(filledUp.length > 0 && { filledUp }),
  };
}

function isMissing({ missed }: QualifyingRow): boolean {
  return missed.length > 0;
}

/** Tied players of whom some advance. Those who miss a condition aren't tied with those who don't. */
function lotsAmong(ordered: readonly QualifyingRow[], seeds: readonly QualifyingRow[]): Qualified["byLot"] {
  const tieGroupOf = (row: QualifyingRow) => `${isMissing(row)} ${row.rank}`;
  return [...new Set(seeds.map(tieGroupOf))].flatMap((tieGroup) => {
    const equals = ordered.filter((row) => tieGroupOf(row) === tieGroup);
    const [first] = equals;
    if (!first || equals.length < 2) return [];
    return [
      {
        rank: first.rank,
        entryIds: equals.map(({ entryId }) => entryId),
        goOn: seeds.filter((row) => tieGroupOf(row) === tieGroup).length,
      },
    ];
  });
}

/** The players whose rank would have been enough, or could have been by lot. */
function passedOver(
  ordered: readonly QualifyingRow[],
  seeds: readonly QualifyingRow[],
  spots: number,
): Qualified["passedOver"] {
  const last = seeds.length < spots ? Number.POSITIVE_INFINITY : Math.max(...seeds.map(({ rank }) => rank));
  return ordered
    .filter((row) => isMissing(row) && !seeds.includes(row) && row.rank <= last)
    .map(({ entryId, missed }) => ({ entryId, missed }));
}
