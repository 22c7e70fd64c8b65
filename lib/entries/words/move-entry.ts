import type { MoveRefusal } from "../rules/move-entry";
import { NO_REJOINING } from "./leaving";
import { LATE_REFUSAL_SENTENCES } from "./refusals";

/** Why a player can't move, for the director. */
export const MOVE_REFUSAL_SENTENCES: Record<MoveRefusal, string> = {
  ...LATE_REFUSAL_SENTENCES,
  "season-over": "The season is over, so no one can move.",
  changed: "This player’s registration changed after you opened the page. Check it, then try again.",
  "division-removed": "That division was removed after you opened the page. Choose another one.",
  "has-left": "They’ve left, so they can’t move.",
  "same-division": "They’re already in this division.",
  "has-matches":
    "The schedule of their division is published, and their opponents count on playing them. Remove them there first. They can then join another division if it has an open spot.",
  "already-there": "They’re already registered in that division.",
  "left-there": `They were in that division. ${NO_REJOINING}`,
  "waitlist-only":
    "They’d be last on that division’s waitlist and give up their spot in this one. To move them anyway, check the box.",
  "birth-date-missing": "That division has an age limit. Enter their date of birth.",
  "birth-date-unlikely": "Check the year of birth.",
  "too-old": "They’re too old for that division.",
};

/** The field of the form that a refusal is about, if any. */
export function moveRefusalField(refusal: MoveRefusal): "bornOn" | "to" | "waits" | undefined {
  if (refusal === "waitlist-only") return "waits";
  if (refusal === "birth-date-missing" || refusal === "birth-date-unlikely") return "bornOn";
  return refusal === "changed" || refusal === "has-left" || refusal === "season-over" ? undefined : "to";
}
