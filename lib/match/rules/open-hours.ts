import { addMinutes, type Instant, type Zone } from "@/lib/shared/instant";
import { type OpeningHours, openBetween } from "@/lib/venue/rules/opening-hours";
import { isWithin } from "@/lib/venue/rules/spans";

/** The place a match is booked at, with what a decision needs to know of it. */
export type BookedVenue = { readonly hours: OpeningHours; readonly zone: Zone };

/** Is the venue open for a whole match of this many minutes from this instant? Always true if nothing is booked. */
export function isVenueOpen(venue: BookedVenue | null | undefined, at: Instant, minutes: number): boolean {
  if (!venue) return true;
  const span = { from: at, until: addMinutes(at, minutes) };
  return isWithin(span, openBetween(venue.hours, span.from, span.until, venue.zone));
}
