import { dateIn } from "@/lib/shared/dates";
import { addHours, type Instant, type Zone } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";

/** When the daily email is written, in the organization's time zone. */
const DIGEST_TIME = "08:00";
/** Anything that waits for it must still leave the player this much time. */
const HOURS_TO_ACT = 12;

/** The last time the daily email was due, at or before an instant. */
export function lastDigestAt(now: Instant, zone: Zone): Instant {
  const today = instantAt(dateIn(now, zone), DIGEST_TIME, zone);
  return today <= now ? today : instantAt(addDays(dateIn(now, zone), -1), DIGEST_TIME, zone);
}

/** The next time the daily email is due after an instant. */
export function nextDigestAt(now: Instant, zone: Zone): Instant {
  const today = instantAt(dateIn(now, zone), DIGEST_TIME, zone);
  return today > now ? today : instantAt(addDays(dateIn(now, zone), 1), DIGEST_TIME, zone);
}

/** Can it wait for the daily email? Only if that leaves half a day before the match closes. */
export function canWait(deadlineAt: Instant, now: Instant, zone: Zone): boolean {
  return addHours(nextDigestAt(now, zone), HOURS_TO_ACT) <= deadlineAt;
}
