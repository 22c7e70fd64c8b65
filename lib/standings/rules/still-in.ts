import type { RulePack } from "@/lib/season/input/rule-pack";
import { rankEntries, type StandingsRow } from "./rank-entries";
import { type PlayedRound, resultsOf, type StandingsEntry } from "./results";

/** A division as far as its table needs it. */
type Table = {
  readonly season: { readonly rules: Pick<RulePack, "standings"> };
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly PlayedRound[];
};

/** The table a playoff is drawn from: everyone who is still in the division, in order. */
export function rowsStillIn({ season, entries, rounds }: Table): readonly StandingsRow[] {
  const gone = new Set(entries.filter(({ hasLeft }) => hasLeft).map(({ id }) => id));
  const rows = rankEntries(entries, resultsOf(rounds), season.rules.standings);
  return rows.filter(({ entryId }) => !gone.has(entryId));
}
