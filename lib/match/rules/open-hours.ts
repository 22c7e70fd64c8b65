import { addMinutes, type Instant } from "@/lib/shared/instant";
import { type OpeningHours, openBetween } from "@/lib/venue/rules/opening-hours";
import { isWithin } from "@/lib/venue/rules/spans";

/** The place a match is booked at, as far as a decision needs it. */
export type Center = { readonly hours: OpeningHours; readonly zone: string };

/** Is the center open for so many minutes, a whole match, from an instant on? Where nothing is booked it is. */
export function isCenterOpen(center: Center | null | undefined, at: Instant, minutes: number): boolean {
  if (!center) return true;
  const span = { from: at, until: addMinutes(at, minutes) };
  return isWithin(span, openBetween(center.hours, span.from, span.until, center.zone));
}
