import { groupBy } from "@/lib/shared/group-by";
import { rankEntries } from "@/lib/standings/rules/rank-entries";
import { resultsOf } from "@/lib/standings/rules/results";
import type { Placed, PlayedStage } from "../format";
import { levelsAcross } from "./compare";
import { groupTables } from "./pair-groups";

/**
 * All players in one order, for reports: the winners of the groups by their records, then the players ranked second,
 * and so on.
 */
export function placesAcross({ entries, rounds, standings }: PlayedStage): readonly Placed[] {
  const rows = groupTables(rounds).flatMap(({ members, rounds: own }) =>
    rankEntries(
      entries.filter(({ id }) => members?.includes(id)),
      resultsOf(own),
      standings,
    ),
  );
  const byPlace = [...groupBy(rows, ({ place }) => place)].toSorted(([one], [two]) => one - two);
  const levels = byPlace.flatMap(([, placed]) => levelsAcross(placed, standings));
  return levels.flatMap((level, index) => {
    const place = 1 + levels.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return level.map(({ entryId, points }) => ({ entryId, place, points }));
  });
}
