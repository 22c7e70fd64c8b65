import { addHours, type Instant } from "@/lib/shared/instant";
import { addDays, dateIn, instantAt } from "@/lib/shared/wall-clock";

/** When the letter of the day is written, on the wall of the organization. */
const DIGEST_TIME = "08:00";
/** What waits for it still leaves the player this long. */
const HOURS_TO_ACT = 12;

/** The last letter of the day that was due at an instant, or is due right then. */
export function lastDigestAt(now: Instant, zone: string): Instant {
  const today = instantAt(dateIn(zone, now), DIGEST_TIME, zone);
  return today <= now ? today : instantAt(addDays(dateIn(zone, now), -1), DIGEST_TIME, zone);
}

/** The next letter of the day after an instant. */
export function nextDigestAt(now: Instant, zone: string): Instant {
  const today = instantAt(dateIn(zone, now), DIGEST_TIME, zone);
  return today > now ? today : instantAt(addDays(dateIn(zone, now), 1), DIGEST_TIME, zone);
}

/** Can it wait for the letter of the day? Only if that leaves half a day before the match closes. */
export function canWait(deadlineAt: Instant, now: Instant, zone: string): boolean {
  return addHours(nextDigestAt(now, zone), HOURS_TO_ACT) <= deadlineAt;
}
