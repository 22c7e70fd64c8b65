import { shortDayAndTime, shortStamp, tightStamp } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";

/** "Thu, 7:00 pm", with the date if it's more than six days from when it was said. */
export function stampOf(moment: Instant, saidAt: Instant, zone: Zone): string {
  return isNear(moment, saidAt) ? shortStamp(moment, zone) : shortDayAndTime(moment, zone);
}

/** "Thu 7 pm", for several times in one line, with the date if it's more than six days from when it was said. */
export function stampInRound(moment: Instant, saidAt: Instant, zone: Zone): string {
  return isNear(moment, saidAt) ? tightStamp(moment, zone) : shortDayAndTime(moment, zone);
}

const SIX_DAYS = 6 * 24 * 60 * 60_000;

function isNear(one: Instant, two: Instant): boolean {
  return Math.abs(Date.parse(one) - Date.parse(two)) <= SIX_DAYS;
}
