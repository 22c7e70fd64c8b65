import type { TieBreak } from "@/lib/schemas/rule-pack";
import { groupBy } from "./group-by";
import { hasEverybodyMet } from "./same-opponents";
import type { Tally } from "./tally";
import { directEncounter, type Field, OWN_VALUES } from "./tie-breaks";

/**
 * The value on each tie-break, to be shown beside the name: the direct encounter among all with equal points, where
 * it is asked at all. Null where there is none to show.
 */
export type TieBreakFigures = Readonly<Record<TieBreak, number | null>>;

export function tieBreakFigures(
  field: Field,
  tieBreaks: readonly TieBreak[],
): (tally: Tally) => TieBreakFigures {
  const tallies = [...field.tallies.values()];
  const encounters = tieBreaks.includes("direct-encounter")
    ? encounterFigures(tallies)
    : new Map<string, number>();
  const isSameForAll = hasEverybodyMet(tallies);
  return (tally) => {
    const own = Object.entries(OWN_VALUES).map(([by, valueOf]) => [by, valueOf(tally, field)]);
    const figures = Object.fromEntries(own) as Omit<TieBreakFigures, "direct-encounter">;
    return {
      ...figures,
      "direct-encounter": encounters.get(tally.id) ?? null,
      buchholz: isSameForAll ? null : figures.buchholz,
    };
  };
}

/** Of everybody who shares their points with somebody and has met all of them. */
function encounterFigures(tallies: readonly Tally[]): ReadonlyMap<string, number> {
  const level = groupBy(tallies, ({ points }) => points);
  return new Map(
    [...level.values()]
      .filter(({ length }) => length > 1)
      .flatMap((tied) => {
        const values = directEncounter(tied) ?? [];
        return values.map((value, index) => [tied[index]?.id ?? "", value] as const);
      }),
  );
}
