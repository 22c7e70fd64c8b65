import type { RulePack } from "@/lib/season/input/rule-pack";
import { rankEntries, type StandingsRow } from "@/lib/standings/rules/rank-entries";
import {
  type PlayedRound,
  resultsOf,
  type StandingsEntry,
  type StandingsResult,
} from "@/lib/standings/rules/results";
import type { DrawnStage, RoundOfStage } from "../format";
import { formatOf } from "../formats";
import { tableRounds } from "./rounds-of-stage";

/** What a division's standings are made of. */
export type DivisionResults<Round> = {
  readonly season: { readonly rules: Pick<RulePack, "standings"> };
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly Round[];
};

/** The standings of a division or group, with what they're made of. */
export type StageTable<Round> = {
  /** "Group A"; null if everyone is in one table. */
  readonly name: string | null;
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly Round[];
  readonly results: readonly StandingsResult[];
  readonly rows: readonly StandingsRow[];
};

type TableRound = PlayedRound & RoundOfStage & { readonly stage: Pick<DrawnStage, "format" | "groups"> };

/**
 * The standings of a division: one table for everyone, or one for each group; none before the draw or in a knockout.
 */
export function tablesOf<Round extends TableRound & { readonly stage: { readonly position: number } }>({
  season,
  entries,
  rounds,
}: DivisionResults<Round>): readonly StageTable<Round>[] {
  const own = tableRounds(rounds);
  const [first] = own;
  if (!first) return [];
  return formatOf(first.stage)
    .tables(own)
    .map(({ name, members, rounds: played }) => {
      const among = members ? entries.filter(({ id }) => members.includes(id)) : entries;
      const results = resultsOf(played);
      const rows = rankEntries(among, results, season.rules.standings);
      return { name, entries: among, rounds: played, results, rows };
    });
}

/** The standings an entry is in. */
export function tableWith<Round>(
  tables: readonly StageTable<Round>[],
  entryId: string,
): StageTable<Round> | undefined {
  return tables.find(({ entries }) => entries.some(({ id }) => id === entryId));
}
