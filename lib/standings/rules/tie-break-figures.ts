import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import { groupBy } from "@/lib/shared/group-by";
import { at } from "./meetings";
import { hasEverybodyMet } from "./same-opponents";
import { directEncounter, type Field, type OwnFigures } from "./tie-breaks";
import { tie, tieAll } from "./ties";

/**
 * The value to show for each tie-break of the rule pack; for the direct encounter it's the score against all with equal
 * points. Null if there's nothing to show.
 */
export type TieBreakFigures = Readonly<Partial<Record<TieBreak, number | null>>>;

export function tieBreakFigures(
  field: Field,
  tieBreaks: readonly TieBreak[],
  figuresBy: OwnFigures,
): (entry: number) => TieBreakFigures {
  const columns = tieBreaks.map((by) => [by, shownFigures(by, field, figuresBy)] as const);
  return (entry) => {
    const figures: Partial<Record<TieBreak, number | null>> = {};
    for (const [by, column] of columns) {
      const figure = column?.[entry] ?? Number.NaN;
      figures[by] = Number.isNaN(figure) ? null : figure;
    }
    return figures;
  };
}

function shownFigures(by: TieBreak, field: Field, figuresBy: OwnFigures): Float64Array | null {
  if (by === "direct-encounter") return encounterFigures(field);
  const isSameForAll = by === "buchholz" && hasEverybodyMet(field.entries.length, field.meetings);
  return isSameForAll ? null : figuresBy(by);
}

/** For every entry that shares its points with others and has met all of them. */
function encounterFigures(field: Field): Float64Array {
  const figures = new Float64Array(field.entries.length).fill(Number.NaN);
  const groups = groupBy([...field.entries.keys()], (entry) => at(field.totals.points, entry));
  const ties = tieAll(field.entries.length);
  for (const tied of groups.values()) tie(ties, tied);
  for (const tied of groups.values()) {
    if (tied.length < 2) continue;
    directEncounter(tied, field.meetings, ties)?.forEach((value, index) => {
      figures[tied[index] as number] = value;
    });
  }
  return figures;
}
