import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import { groupBy } from "@/lib/shared/group-by";
import { hasEverybodyMet } from "./same-opponents";
import type { Tally } from "./tally";
import { directEncounter, type OwnFigure } from "./tie-breaks";

/**
 * The value to show for each tie-break of the rule pack; for the direct encounter it's the score against all with equal
 * points. Null if there's nothing to show.
 */
export type TieBreakFigures = Readonly<Partial<Record<TieBreak, number | null>>>;

export function tieBreakFigures(
  tallies: readonly Tally[],
  tieBreaks: readonly TieBreak[],
  figureOf: OwnFigure,
): (tally: Tally) => TieBreakFigures {
  const encounters = tieBreaks.includes("direct-encounter") ? encounterFigures(tallies) : new Map();
  const isSameForAll = tieBreaks.includes("buchholz") && hasEverybodyMet(tallies);
  const shownOf = (by: TieBreak, tally: Tally): number | null => {
    if (by === "direct-encounter") return encounters.get(tally.id) ?? null;
    return by === "buchholz" && isSameForAll ? null : figureOf(by, tally);
  };
  return (tally) => Object.fromEntries(tieBreaks.map((by) => [by, shownOf(by, tally)]));
}

/** For every entry that shares its points with others and has met all of them. */
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
