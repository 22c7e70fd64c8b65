import { groupBy } from "@/lib/shared/group-by";
import { rankEntries } from "@/lib/standings/rules/rank-entries";
import { resultsOf } from "@/lib/standings/rules/results";
import type { PlayedStage, Ranked } from "../format";
import { tieGroupsAcross } from "./compare";
import { groupTables } from "./pair-groups";

/**
 * All players in one order, for reports: the winners of the groups by their records, then the players ranked second,
 * and so on.
 */
export function rankAcross({ entries, rounds, standings }: PlayedStage): readonly Ranked[] {
  const rows = groupTables(rounds).flatMap(({ members, rounds: own }) =>
    rankEntries(
      entries.filter(({ id }) => members?.includes(id)),
      resultsOf(own),
      standings,
    ),
  );
  const byRank = [...groupBy(rows, ({ rank }) => rank)].toSorted(([one], [two]) => one - two);
  const groups = byRank.flatMap(([, ranked]) => tieGroupsAcross(ranked, standings));
  return groups.flatMap((tied, index) => {
    const rank = 1 + groups.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return tied.map(({ entryId, points }) => ({ entryId, rank, points }));
  });
}
