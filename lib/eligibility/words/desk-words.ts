import type { ChangeListRefusal, SaveListMode } from "../rules/change-list";
import type { HoldKind } from "../rules/may-register";

/** What a director reads who can't change a list. */
export const CHANGE_LIST_REFUSALS: Record<ChangeListRefusal, string> = {
  "season-over": "The season is over, so its list can’t change.",
  changed: "Someone changed the list after you opened this page. Check it, then try again.",
};

export const ALREADY_GRANTED = "They already have an exception for this season.";

/** What a file does to the list. */
export const LIST_MODES: Record<SaveListMode, { readonly title: string; readonly detail: string }> = {
  replace: {
    title: "Replace the list",
    detail: "Only people in this file can register. Players who are already in stay in.",
  },
  add: {
    title: "Add to the list",
    detail: "People on the list stay on it. If a line has two days, the later one counts.",
  },
};

/** Why somebody is held, as the desk says it. */
export const HOLD_WORDS: Record<HoldKind, string> = {
  unpaid: "Has something to pay",
  suspended: "Suspended",
};
