import { addDays, dateIn, instantAt } from "@/lib/shared/wall-clock";

/** Where the test leagues play. Their days begin and end here, at whatever hour UTC a test runs. */
export const ZONE = "America/Chicago";

/** The date in the league's zone, so many days from today; negative for days past. Counted in days, not in 24 hours. */
export function dayFromToday(days = 0, zone: string = ZONE): string {
  return addDays(dateIn(zone, new Date().toISOString()), days);
}

/** The moment of a wall-clock time in the league's zone. */
export function momentOf(on: string, time: string, zone: string = ZONE): Date {
  return new Date(instantAt(on, time, zone));
}
