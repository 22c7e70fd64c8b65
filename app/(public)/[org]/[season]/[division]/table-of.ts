import type { DivisionView } from "@/lib/data/divisions";
import { tableRounds } from "@/lib/domain/schedule/stages";
import { rankEntries, type StandingsRow } from "@/lib/domain/standings/rank-entries";
import { resultsOf, type StandingsResult } from "@/lib/domain/standings/results";

/** The table of a division with the results it is made of; null where no round robin is paired. */
export function tableOf({ season, entries, rounds }: DivisionView): {
  readonly rows: readonly StandingsRow[];
  readonly results: readonly StandingsResult[];
} | null {
  if (tableRounds(rounds).length === 0) return null;
  const results = resultsOf(rounds);
  return { rows: rankEntries(entries, results, season.rules.standings), results };
}
