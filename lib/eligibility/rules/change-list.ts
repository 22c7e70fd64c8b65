import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";

export const SAVE_LIST_MODES = ["replace", "add"] as const;
export type SaveListMode = (typeof SAVE_LIST_MODES)[number];

export type ChangeListRefusal = "season-over" | "changed";

/** The director chose something that isn't one of the organization's groups. */
export type ChooseGroupsRefusal = ChangeListRefusal | "unknown-group";

/**
 * Why a season's list, its waiver or its fee can't be changed; null when it can. Only while the season isn't over, and
 * only by somebody who saw it as it is.
 *
 * @param list `version` and `seen` are 0 for a season that never had one
 */
export function refuseChange({
  status,
  version,
  seen,
}: {
  readonly status: SeasonStatusName;
  readonly version: number;
  readonly seen: number;
}): ChangeListRefusal | null {
  if (isOver(status)) return "season-over";
  return seen === version ? null : "changed";
}

/** The largest file of a list, in bytes: a form can have little more. */
export const LARGEST_LIST = 900_000;
