import type { RulePack } from "@/lib/season/input/rule-pack";
import { addMinutes, type Instant, type Zone } from "@/lib/shared/instant";
import { type OpeningHours, openBetween } from "@/lib/venue/rules/opening-hours";
import { isWithin, overlap, type Span } from "@/lib/venue/rules/spans";

/** The place a match is booked at, with what a decision needs to know of it. */
export type BookedVenue = { readonly hours: OpeningHours; readonly zone: Zone };

type Place = {
  readonly venue?: BookedVenue | null;
  readonly closed?: readonly Span[];
  readonly rules: Pick<RulePack, "schedule">;
};

/**
 * Is it open for a whole match from this instant: the venue, or the campus if nothing is booked?
 *
 * @param closed when everything on campus is closed, for a match that's played there without a booking
 */
export function isOpenFor({ venue, closed = [], rules }: Place, at: Instant): boolean {
  const span = { from: at, until: addMinutes(at, rules.schedule.bookedMinutes) };
  if (!venue) return !closed.some((closure) => overlap(closure, span));
  return isWithin(span, openBetween(venue.hours, span.from, span.until, venue.zone));
}
