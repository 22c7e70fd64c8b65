import { dateIn } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";

/** Where the test leagues play. Their days begin and end here, no matter when in UTC a test runs. */
export const ZONE = "America/Chicago";

/**
 * The date in the league's zone, this many days from today; negative for past days. Counted in days, not in 24 hours.
 */
export function dayFromToday(days = 0, zone: Zone = ZONE): string {
  return addDays(dateIn(new Date().toISOString(), zone), days);
}

/** The moment of a wall-clock time in the league's zone. */
export function momentOf(on: string, time: string, zone: Zone = ZONE): Date {
  return new Date(instantAt(on, time, zone));
}
