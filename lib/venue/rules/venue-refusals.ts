import { list } from "@/lib/shared/text";

export type VenueRefusal = "name-taken" | "label-taken";

export const VENUE_REFUSAL_SENTENCES: Record<VenueRefusal, string> = {
  "name-taken": "That address is already in use. Choose another one.",
  "label-taken": "This label is already in use. Every table, board and clock needs its own.",
};

/** Why a season's venue stays as it is. */
export const SEASON_VENUE_REFUSALS: Record<"changed" | "online", string> = {
  changed:
    "Someone changed where this season is booked after you opened the page. Check it, then save again.",
  online: "This season is played online, so we don’t book a venue for it.",
};

/** Why tables, boards or clocks stay in use. */
export function stillBooked(labels: readonly string[]): string {
  return `Upcoming matches have booked ${list(labels)}. Wait until they’re played, or have the players reschedule. Nothing has changed.`;
}
