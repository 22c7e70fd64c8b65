import type { DrawnPair, RoundOfStage, TablePart } from "../format";
import { roundRobinPairs } from "../round-robin/round-robin";
import { groupName } from "./split";

/**
 * The rounds of groups: each group is a round robin by the Berger tables, and all groups play their round k in round k.
 * A smaller group finishes earlier.
 */
export function pairGroups(
  groups: readonly (readonly string[])[],
  cycles: 1 | 2,
): readonly (readonly DrawnPair[])[] {
  const robins = groups.map((members) => roundRobinPairs(members, cycles));
  const most = Math.max(0, ...robins.map(({ length }) => length));
  return Array.from({ length: most }, (_, round) =>
    robins.flatMap((rounds) => rounds[round] ?? []).map((pair, index) => ({ ...pair, number: index + 1 })),
  );
}

/** Each group with its own rounds, which its standings are based on. */
export function groupTables<Round extends RoundOfStage>(
  rounds: readonly Round[],
): readonly TablePart<Round>[] {
  return (rounds[0]?.stage.groups ?? []).map((members, index) => ({
    name: groupName(index),
    members,
    rounds: rounds
      .map((round) => ({ ...round, matches: round.matches.filter((match) => isAmong(match, members)) }))
      .filter(({ matches }) => matches.length > 0),
  }));
}

function isAmong(
  { homeEntryId, awayEntryId }: RoundOfStage["matches"][number],
  members: readonly string[],
): boolean {
  return members.includes(homeEntryId) && members.includes(awayEntryId);
}
