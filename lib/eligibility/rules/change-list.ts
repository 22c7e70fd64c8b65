import type { ChangeRefusal } from "@/lib/season/rules/refuse-change";

export const SAVE_LIST_MODES = ["replace", "add"] as const;
export type SaveListMode = (typeof SAVE_LIST_MODES)[number];

/** The director chose something that isn't one of the organization's groups. */
export type ChooseGroupsRefusal = ChangeRefusal | "unknown-group";

/** The largest file of a list, in bytes: a form can have little more. */
export const LARGEST_LIST = 900_000;
