import type { Field } from "../format";
import type { GroupsRules } from "./rules";

/** The sizes of the groups: as few groups as possible, as even as possible, the larger ones first. */
export function groupSizes(players: number, groupSize: number): readonly number[] {
  const groups = Math.ceil(players / groupSize);
  return Array.from({ length: groups }, (_, index) => Math.ceil((players - index) / groups));
}

/**
 * Splits players into groups. By lot, players are dealt in the order of their lots. In snake order, the order of
 * registration is dealt back and forth (1 2 3 | 6 5 4 | 7 8 9), so that the groups are about equally strong if that
 * order reflects strength. By hand, the director decides.
 *
 * @returns null if the groups made by hand leave out a player, name one twice, or have a group that's too small (one
 * player) or too large
 */
export function splitIntoGroups(
  { groupSize, split }: Pick<GroupsRules, "groupSize" | "split">,
  { ordered, lots, groups }: Field,
): readonly (readonly string[])[] | null {
  if (split === "by-hand") return areWhole(groups, ordered, groupSize) ? groups : null;
  const count = groupSizes(ordered.length, groupSize).length;
  return split === "lot" ? dealt(lots, count, inTurn) : dealt(ordered, count, backAndForth);
}

type Turn = (index: number, groups: number) => number;

const inTurn: Turn = (index, groups) => index % groups;

const backAndForth: Turn = (index, groups) => {
  const group = index % groups;
  return Math.floor(index / groups) % 2 === 0 ? group : groups - 1 - group;
};

function dealt(ids: readonly string[], groups: number, turn: Turn): readonly (readonly string[])[] {
  return Array.from({ length: groups }, (_, group) =>
    ids.filter((_id, index) => turn(index, groups) === group),
  );
}

function areWhole(groups: readonly (readonly string[])[], ids: readonly string[], most: number): boolean {
  const named = groups.flat();
  return (
    groups.every(({ length }) => length > 1 && length <= most) &&
    named.length === ids.length &&
    new Set(named).size === ids.length &&
    named.every((id) => ids.includes(id))
  );
}

/** "Group A" for 0 */
export function groupName(index: number): string {
  return `Group ${index < 26 ? String.fromCharCode(65 + index) : index + 1}`;
}
