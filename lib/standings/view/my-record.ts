import type { RulePack } from "@/lib/season/input/rule-pack";
import { rankEntries, type StandingsRow } from "../rules/rank-entries";
import { type PlayedRound, resultsOf, type StandingsEntry } from "../rules/results";
import { reasonAnchor } from "../words/ties";

/** As much of a division as a place in it needs. */
export type DivisionResults = {
  readonly season: { readonly rules: RulePack };
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly PlayedRound[];
};

/** Where an entry stands in its division. */
export type MyRecord = {
  readonly row: StandingsRow;
  readonly of: number;
  /** Where the division's page says why. */
  readonly anchor: string | undefined;
};

/** One's line of the standings; null before anything counts, when every place would be the first. */
export function myRecord({ season, entries, rounds }: DivisionResults, entryId: string): MyRecord | null {
  const rows = rankEntries(entries, resultsOf(rounds), season.rules.standings);
  const row = rows.find((line) => line.entryId === entryId);
  return row && rows.some(({ played }) => played > 0)
    ? { row, of: rows.length, anchor: reasonAnchor(rows, row) }
    : null;
}
