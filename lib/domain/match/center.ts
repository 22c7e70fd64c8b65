import { addMinutes, type Instant } from "../instant";
import { isOpenDuring, type OpeningHours } from "../venue/opening-hours";

/** How long a match takes up a table, a board and two players. */
export const BOOKED_MINUTES = 120;

/** The place a match is booked at, as far as a decision needs it. */
export type Center = { readonly hours: OpeningHours; readonly zone: string };

/** Is the center open for a whole match from an instant on? Where nothing is booked it is. */
export function isCenterOpen(center: Center | null | undefined, at: Instant): boolean {
  if (!center) return true;
  return isOpenDuring(center.hours, { from: at, until: addMinutes(at, BOOKED_MINUTES) }, center.zone);
}
