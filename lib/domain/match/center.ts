import { addMinutes, type Instant } from "../instant";
import { isOpenDuring, type OpeningHours } from "../venue/opening-hours";

/** The place a match is booked at, as far as a decision needs it. */
export type Center = { readonly hours: OpeningHours; readonly zone: string };

/** Is the center open for so many minutes, a whole match, from an instant on? Where nothing is booked it is. */
export function isCenterOpen(center: Center | null | undefined, at: Instant, minutes: number): boolean {
  if (!center) return true;
  return isOpenDuring(center.hours, { from: at, until: addMinutes(at, minutes) }, center.zone);
}
