import type { MatchOutcome } from "@/lib/domain/match/outcome";
import type { MatchProjection } from "@/lib/domain/match/project";
import { rankEntries, type StandingsRow } from "@/lib/domain/standings/rank-entries";
import type { StandingsEntry } from "@/lib/domain/standings/results";
import type { RulePack } from "@/lib/schemas/rule-pack";

/** As much of a division as a place in it needs. */
export type DivisionResults = {
  readonly season: { readonly rules: RulePack };
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly {
    readonly number: number;
    readonly matches: readonly (MatchProjection & {
      readonly homeEntryId: string;
      readonly awayEntryId: string;
    })[];
  }[];
};

/** Where an entry stands in its division. */
export type MyRecord = { readonly row: StandingsRow; readonly of: number };

/** One's line of the standings; null before anything counts, when every place would be the first. */
export function myRecord(division: DivisionResults, entryId: string): MyRecord | null {
  const results = division.rounds.flatMap(({ number, matches }) =>
    matches.map(({ homeEntryId, awayEntryId, ...match }) => ({
      homeEntryId,
      awayEntryId,
      outcome: outcomeOf(match),
      status: match.status,
      round: number,
    })),
  );
  const rows = rankEntries(division.entries, results, division.season.rules.standings);
  const row = rows.find((line) => line.entryId === entryId);
  return row && rows.some(({ played }) => played > 0) ? { row, of: rows.length } : null;
}

function outcomeOf({
  homeResult,
  awayResult,
  homeWins,
  awayWins,
  decidedBy,
}: MatchProjection): MatchOutcome | null {
  if (!homeResult || !awayResult || !decidedBy) return null;
  const score = homeWins === null || awayWins === null ? null : { home: homeWins, away: awayWins };
  return { home: homeResult, away: awayResult, score, decidedBy };
}
