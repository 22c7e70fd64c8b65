import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { rankEntries, type StandingsRow } from "../rules/rank-entries";
import { resultsOf, type StandingsResult } from "../rules/results";
import type { DivisionView } from "../store/divisions";

/** The table of a division with the results it is made of; null where no round robin is paired. */
export function tableOf({ season, entries, rounds }: DivisionView): {
  readonly rows: readonly StandingsRow[];
  readonly results: readonly StandingsResult[];
} | null {
  if (tableRounds(rounds).length === 0) return null;
  const results = resultsOf(rounds);
  return { rows: rankEntries(entries, results, season.rules.standings), results };
}
