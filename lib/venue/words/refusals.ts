import { list } from "@/lib/shared/text";
import { tooFarWords } from "@/lib/shared/too-far";
import type { CheckoutRefusal } from "../rules/checkout";
import type { ClosureProblem } from "../rules/closure-effect";
import type { VenueLack } from "../rules/venue-lacks";
import type { SeasonVenueRefusal, VenueRefusal } from "../rules/venue-refusals";

/** The sentence for each refusal, for front-desk staff. */
export const CHECKOUT_REFUSAL_SENTENCES: Record<CheckoutRefusal, string> = {
  "unknown-label": "No item here has that label. Scan it again, or type it exactly as printed.",
  "out-of-use": "This item is out of use. Use another one.",
  "already-out": "This item is already checked out. Check it in first, or use another one.",
  "due-not-later": "The due time has to be in the future.",
  "due-too-far": tooFarWords("The due time", "a year"),
  "unknown-borrower": "That player is no longer in a season here. Enter their name instead.",
};

export const VENUE_REFUSAL_SENTENCES: Record<VenueRefusal, string> = {
  "name-taken": "That address is already in use. Choose another one.",
  "label-taken": "This label is already in use. Every table, board, and clock needs its own.",
  "days-taken": "These days already have an exception. Remove it first, then add this one.",
};

/** Why a season's venue stays as it is. */
export const SEASON_VENUE_REFUSAL_SENTENCES: Record<SeasonVenueRefusal, string> = {
  changed:
    "Someone changed where this season is booked after you opened the page. Check it, then save again.",
  online: "This season is played online, so we don’t book a venue for it.",
  "season-over": "The season is over, so its venue can’t change.",
};

/** What keeps a season from booking a venue: "Hall has no opening hours or tables, so no match can get a time." */
export function lackingWords(venue: string, lacks: readonly VenueLack[]): string {
  return `${venue} has no ${lacks.join(" or ")}, so no match can get a time.`;
}

/** Why tables, boards or clocks stay in use. */
export function stillBooked(labels: readonly string[]): string {
  return `Upcoming matches have booked ${list(labels)}. Wait until they’re played, or have the players reschedule. Nothing has changed.`;
}

export const CLOSURE_REFUSAL_SENTENCES: Record<ClosureProblem, string> = {
  "already-over":
    "This closure is already over. If matches couldn’t be played then, give them or their round more time instead.",
  "too-far": tooFarWords("The closure", "a year"),
  "too-few-days": "A canceled match would have no time left to be played. Move the deadlines by more days.",
  "session-too-soon":
    "A session falls during the closure, and its new time would, too. Move the deadlines by more days, or move the session first.",
  "session-closed-again":
    "Another closure is in force at a session’s new time. Move the deadlines by a different number of days, or move the session first.",
  "session-before-round":
    "A session would begin before an earlier round or match closes. Move the next rounds too, move the session first, or move the deadlines by fewer days.",
};
