import type { ChangeRefusal } from "@/lib/season/rules/refuse-change";
import { counted, list } from "@/lib/shared/text";
import type { PublicationRefusal } from "../rules/at-publication";
import type { CampusIdCorrectionRefusal } from "../rules/campus-id";
import type { ChooseGroupsRefusal, SaveListMode } from "../rules/change-list";
import type { ExceptionRefusal, HoldKind } from "../rules/may-register";

/** What a director reads who can't change a list. */
export const CHANGE_LIST_REFUSAL_SENTENCES: Record<ChangeRefusal, string> = {
  "season-over": "The season is over, so its list can’t change.",
  changed: "Someone changed the list after you opened this page. Check it, then try again.",
};

/** What a director reads who can't choose groups. */
export const CHOOSE_GROUPS_REFUSAL_SENTENCES: Record<ChooseGroupsRefusal, string> = {
  "season-over": "The season is over, so its groups can’t change.",
  changed: "Someone changed who can play after you opened this page. Check it, then try again.",
  "unknown-group": "The groups changed after you opened this page. Check them, then try again.",
};

/** Who can register, as the desk's page about it begins. */
export function whoCanPlay({
  season,
  isOver,
  lines,
  groups,
}: {
  readonly season: string;
  readonly isOver: boolean;
  /** Null without a list. */
  readonly lines: number | null;
  readonly groups: readonly string[];
}): string {
  if (isOver) return `${season} is over, so no one can register for it anymore.`;
  const named = `people in the campus ${groups.length === 1 ? "group" : "groups"} ${list(groups, "or")}`;
  if (lines === null && groups.length === 0) return `${season} has no list, so everyone can register.`;
  if (lines === null) return `Only ${named}, and those with an exception, can register for ${season}.`;
  const has = `${season} has a list with ${counted(lines, "line")}.`;
  return groups.length === 0
    ? `${has} Only people on it, and those with an exception, can register.`
    : `${has} Only people on it, ${named}, and those with an exception can register.`;
}

export const EXCEPTION_REFUSAL_SENTENCES: Record<ExceptionRefusal, string> = {
  "already-granted": "They already have an exception for this season.",
  "season-over": "The season is over, so you can’t add exceptions.",
};

/** What a file does to the list. */
export const LIST_MODES: Record<SaveListMode, { readonly title: string; readonly detail: string }> = {
  replace: {
    title: "Replace the list",
    detail:
      "Only people in this file can register. When you publish the schedule, we ask about registered players who aren’t on it.",
  },
  add: {
    title: "Add to the list",
    detail: "People on the list stay on it. If someone is listed twice, the later date counts.",
  },
};

/** Why someone is held, as the desk says it. */
export const HOLD_WORDS: Record<HoldKind, string> = {
  unpaid: "Has something to pay",
  suspended: "Suspended",
};

/** What keeps a registered player out, as the desk reads it before the schedule is published. */
export const UNDECIDED_WORDS: Record<PublicationRefusal, string> = {
  "not-on-list": "Not on the list of people who can play.",
  "list-expired": "Their date on the list has passed.",
  "not-in-group": "Not in a group that can play, according to their campus sign-in.",
  "group-expired": "In a group that can play, but their last campus sign-in is too long ago.",
  "held-unpaid": "On hold: has something to pay.",
  "held-suspended": "On hold: suspended.",
  "waiver-missing": "Hasn’t accepted the waiver.",
  "fee-owed": "Hasn’t paid the fee.",
};

/** Why a hold isn't placed. */
export const HOLD_ALREADY_OVER = "That day has passed. Pick a later one, or leave it empty.";

export const DECIDED_ALREADY =
  "The players, or what keeps them out, changed after you opened this page. Check what’s here now.";

/** What a director reads who can't correct a campus ID. */
export const CAMPUS_ID_REFUSAL_SENTENCES: Record<CampusIdCorrectionRefusal, string> = {
  "campus-id-shape": "That isn’t a campus ID. Use letters and digits.",
  "campus-id-taken": "Someone else has that campus ID. Correct theirs first if it’s wrong.",
  deleted: "This player’s account was deleted, so it has no campus ID.",
  changed: "The campus ID changed after you opened this page. Check it, then try again.",
};
