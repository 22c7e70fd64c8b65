import { list } from "@/lib/shared/text";
import type { VenueLack } from "./venue-lacks";

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

/** What keeps a season from booking a venue: "Hall has no opening hours or tables, so no match can get a time." */
export function lackingWords(venue: string, lacks: readonly VenueLack[]): string {
  return `${venue} has no ${lacks.join(" or ")}, so no match can get a time.`;
}

/** Why tables, boards or clocks stay in use. */
export function stillBooked(labels: readonly string[]): string {
  return `Upcoming matches have booked ${list(labels)}. Wait until they’re played, or have the players reschedule. Nothing has changed.`;
}
