import { groupName, groupSizes, splitIntoGroups } from "../groups/split";
import { groupsOf } from "../stages-of";
import type { ScheduleToBe } from "./schedule-to-be";

/** The groups as they would be: as dealt, or for the director to choose. */
export type SplitView =
  | {
      readonly kind: "dealt";
      readonly groups: readonly { readonly name: string; readonly players: readonly string[] }[];
    }
  | ({ readonly kind: "by-hand" } & GroupPicks);

export type GroupPicks = {
  readonly groups: readonly { readonly value: string; readonly label: string }[];
  /** `group`: the one that's selected initially. */
  readonly players: readonly { readonly id: string; readonly name: string; readonly group: string }[];
};

/** The groups as they would be now; null if there are no groups, or if lots that aren't drawn yet decide. */
export function splitView({ season, players, ids = [] }: ScheduleToBe): SplitView | null {
  const groups = groupsOf(season.rules);
  if (!groups || groups.split === "lot") return null;
  const dealt = splitIntoGroups({ ...groups, split: "snake" }, { ordered: ids, lots: [], groups: [] }) ?? [];
  const nameOf = new Map(ids.map((id, index) => [id, players[index] ?? ""]));
  if (groups.split === "snake") {
    return {
      kind: "dealt",
      groups: dealt.map((members, index) => ({
        name: groupName(index),
        players: members.map((id) => nameOf.get(id) ?? ""),
      })),
    };
  }
  const sizes = groupSizes(players.length, groups.groupSize);
  return {
    kind: "by-hand",
    groups: sizes.map((_, index) => ({ value: String(index + 1), label: groupName(index) })),
    players: ids.map((id) => ({
      id,
      name: nameOf.get(id) ?? "",
      group: String(dealt.findIndex((members) => members.includes(id)) + 1),
    })),
  };
}
