import type { PlayoffRules } from "@/lib/season/rules/settings/playoff";
import type { StandingsRules } from "@/lib/season/rules/settings/standings";
import { type MissedCondition, missedConditions } from "./playoff-conditions";
import { rankEntries, type StandingsRow } from "./rank-entries";
import { isCounted, type PlayedRound, resultsOf, type StandingsEntry } from "./results";

/** Standings: the entries, the rounds, and how they're ranked. */
type Table = {
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly PlayedRound[];
  readonly standings: StandingsRules;
};

/** The standings a title or a playoff is decided by: everyone who's still in the division, in order. */
export function rowsStillIn({ entries, rounds, standings }: Table): readonly StandingsRow[] {
  const gone = new Set(entries.filter(({ hasLeft }) => hasLeft).map(({ id }) => id));
  return rankEntries(entries, resultsOf(rounds), standings).filter(({ entryId }) => !gone.has(entryId));
}

/** The standings a playoff is decided by, with the conditions that each player misses. */
export function rowsForPlayoff(
  table: Table,
  conditions: PlayoffRules,
): readonly (StandingsRow & { readonly missed: readonly MissedCondition[] })[] {
  const entries = new Map(table.entries.map((entry) => [entry.id, entry]));
  const results = resultsOf(table.rounds).filter((result) => isCounted(result, entries));
  return rowsStillIn(table).map((row) => ({
    ...row,
    missed: missedConditions(
      { ...entries.get(row.entryId), ...row },
      results,
      conditions,
      table.standings.points.win,
    ),
  }));
}
