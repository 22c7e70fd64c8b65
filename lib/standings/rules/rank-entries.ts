import type { StandingsRules } from "@/lib/season/rules/settings/standings";
import { addUp } from "./add-up";
import { at } from "./meetings";
import type { StandingsEntry, StandingsResult } from "./results";
import { type Separation, separate } from "./separate";
import { type TieBreakFigures, tieBreakFigures } from "./tie-break-figures";
import { type Field, ownFigures } from "./tie-breaks";

/** One row of the standings. */
export type StandingsRow = Omit<StandingsEntry, "id"> & {
  readonly entryId: string;
  readonly points: number;
  /** Counted matches, forfeits included; won + drawn + lost. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Losses by forfeit or no-show, with a win for the opponent. */
  readonly forfeits: number;
  /** Losses in which both lost. */
  readonly doubleForfeits: number;
  /** Games, including halves if the rule pack counts draws. A forfeited match has none. */
  readonly gamesWon: number;
  readonly gamesLost: number;
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
 * drawn here. The order of entries and results in the input doesn't matter. Takes time in proportion to the results, and
 * n log n for the order.
 */
export function rankEntries(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  rules: StandingsRules,
): readonly StandingsRow[] {
  const field = fieldOf(entries, results, rules);
  const figuresBy = ownFigures(field);
  const groups = separate(field, rules.tieBreaks, figuresBy);
  const figuresOf = tieBreakFigures(field, rules.tieBreaks, figuresBy);
  const rows: StandingsRow[] = [];
  let above: Separation | null = null;
  for (const { tied, below } of groups) {
    const rank = rows.length + 1;
    const isTied = tied.length > 1;
    for (const [order, entry] of tied.entries()) {
      const decidedBy = {
        above: order === 0 ? above : null,
        below: order === tied.length - 1 ? below : null,
      };
      rows.push(rowOf(entry, field, { rank, isTied, tieBreaks: figuresOf(entry), decidedBy }));
    }
    above = below;
  }
  return rows;
}

function fieldOf(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  { points }: StandingsRules,
): Field {
  const sorted = [...entries].sort(byName);
  const { totals, meetings } = addUp(sorted, results, points);
  const most = totals.played.reduce((all, each) => Math.max(all, each), 0);
  return { entries: sorted, meetings, totals, koyaFrom: (points.win * most) / 2 };
}

type Place = Pick<StandingsRow, "rank" | "isTied" | "tieBreaks" | "decidedBy">;

/** An entry's totals and its place. Each property is named, because a spread costs more than ranking the entry. */
function rowOf(
  entry: number,
  { entries, totals }: Field,
  { rank, isTied, tieBreaks, decidedBy }: Place,
): StandingsRow {
  const { id, name, hasLeft } = entries[entry] as StandingsEntry;
  const row = {
    entryId: id,
    name,
    points: at(totals.points, entry),
    played: at(totals.played, entry),
    won: at(totals.won, entry),
    drawn: at(totals.drawn, entry),
    lost: at(totals.lost, entry),
    forfeits: at(totals.forfeits, entry),
    doubleForfeits: at(totals.doubleForfeits, entry),
    gamesWon: at(totals.gamesWon, entry),
    gamesLost: at(totals.gamesLost, entry),
    rank,
    isTied,
    tieBreaks,
    decidedBy,
  };
  return hasLeft === undefined ? row : { ...row, hasLeft };
}

/** By code unit, so that every machine and locale gives the same order. */
function byName(one: StandingsEntry, two: StandingsEntry): number {
  if (one.name !== two.name) return one.name < two.name ? -1 : 1;
  return one.id < two.id ? -1 : 1;
}
