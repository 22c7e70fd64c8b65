import type { RulePack } from "@/lib/season/input/rule-pack";
import type { StandingsRow } from "@/lib/standings/rules/rank-entries";
import { tieGroupsAcross } from "./compare";
import type { GroupsRules } from "./rules";

/** The player who's next in a group after those who advance, and their rank among these players; ties share a rank. */
type NextRanked = { readonly row: StandingsRow; readonly group: string; readonly rank: number };

/** The next-placed player of each group, best first (`tieGroupsAcross`): the first `bestNext` of them also advance. */
export function rankNext(
  { advance }: Pick<GroupsRules, "advance">,
  tables: readonly { readonly name: string | null; readonly rows: readonly StandingsRow[] }[],
  standings: Pick<RulePack["standings"], "tieBreaks">,
): readonly NextRanked[] {
  const groupOf = new Map<StandingsRow, string>();
  for (const { name, rows } of tables) {
    const row = rows.filter(({ hasLeft }) => !hasLeft)[advance];
    if (row) groupOf.set(row, name ?? "");
  }
  const tieGroups = tieGroupsAcross([...groupOf.keys()], standings);
  return tieGroups.flatMap((tied, index) => {
    const rank = 1 + tieGroups.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return tied.map((row) => ({ row, group: groupOf.get(row) ?? "", rank }));
  });
}
