import type { StandingsRules } from "@/lib/season/rules/settings/standings";
import { countedMeetings } from "./meetings";
import type { StandingsEntry, StandingsResult } from "./results";
import { type Level, type Separation, separate } from "./separate";
import { type Tally, tallyOf } from "./tally";
import { type TieBreakFigures, tieBreakFigures } from "./tie-break-figures";
import { type Field, ownFigures } from "./tie-breaks";

/** One row of the standings. */
export type StandingsRow = Omit<Tally, "id" | "index" | "meetings"> & {
  readonly entryId: string;
  /** Shared by entries tied on everything: 1, 2, 2, 4. */
  readonly rank: number;
  readonly isTied: boolean;
  readonly tieBreaks: TieBreakFigures;
  /** What separated this entry from the one above and the one below; null at the ends and between ties. */
  readonly decidedBy: { readonly above: Separation | null; readonly below: Separation | null };
};

/**
 * The standings of a division: by points, then by the tie-breaks in the order of the rule pack (definitions: FIDE
 * Handbook C.07, applied to matches). Entries tied on everything share the rank, in alphabetical order; no lots are
 * drawn here. The order of entries and results in the input doesn't matter. Takes time in proportion to the results.
 */
export function rankEntries(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  rules: StandingsRules,
): readonly StandingsRow[] {
  const field = fieldOf(entries, results, rules);
  const figureOf = ownFigures(field);
  const levels = separate(field, rules.tieBreaks, figureOf);
  return rowsOf(levels, tieBreakFigures(field.tallies, rules.tieBreaks, figureOf));
}

function fieldOf(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  { points }: StandingsRules,
): Field {
  const sorted = [...entries].sort(byName);
  const meetings = countedMeetings(sorted, results, points);
  const tallies = sorted.map((entry, index) => tallyOf(entry, index, meetings[index] ?? []));
  const most = tallies.reduce((all, { played }) => Math.max(all, played), 0);
  return { tallies, koyaFrom: (points.win * most) / 2 };
}

function rowsOf(
  levels: readonly Level[],
  figures: (tally: Tally) => TieBreakFigures,
): readonly StandingsRow[] {
  const rows: StandingsRow[] = [];
  for (const [index, { tied, below }] of levels.entries()) {
    const rank = rows.length + 1;
    const above = levels[index - 1]?.below ?? null;
    tied.forEach((tally, order) => {
      const { id, index: _, meetings: __, ...line } = tally;
      rows.push({
        ...line,
        entryId: id,
        rank,
        isTied: tied.length > 1,
        tieBreaks: figures(tally),
        decidedBy: {
          above: order === 0 ? above : null,
          below: order === tied.length - 1 ? below : null,
        },
      });
    });
  }
  return rows;
}

/** By code unit, so that every machine and locale gives the same order. */
function byName(one: StandingsEntry, two: StandingsEntry): number {
  if (one.name !== two.name) return one.name < two.name ? -1 : 1;
  return one.id < two.id ? -1 : 1;
}
