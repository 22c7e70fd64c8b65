import { addMinutes, type Instant, type Zone } from "@/lib/shared/instant";
import { type OpeningHours, openBetween } from "@/lib/venue/rules/opening-hours";
import { isWithin } from "@/lib/venue/rules/spans";

/** The place a match is booked at, as far as a decision needs it. */
export type BookedVenue = { readonly hours: OpeningHours; readonly zone: Zone };

/** Is the center open for so many minutes, a whole match, from an instant on? Where nothing is booked it is. */
export function isVenueOpen(venue: BookedVenue | null | undefined, at: Instant, minutes: number): boolean {
  if (!venue) return true;
  const span = { from: at, until: addMinutes(at, minutes) };
  return isWithin(span, openBetween(venue.hours, span.from, span.until, venue.zone));
}
