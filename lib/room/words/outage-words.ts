import { dateIn, dayAndTime, time } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import type { Outage } from "../rules/outage";

/** "We couldn’t be reached from 7:02 pm to 7:09 pm. That time doesn’t count." */
export function outageWords({ from, until }: Outage, zone: Zone): string {
  const isOneDay = dateIn(from, zone) === dateIn(until, zone);
  const [began, ended] = [from, until].map((at) => (isOneDay ? time(at, zone) : dayAndTime(at, zone)));
  const when = began === ended ? `at ${began}` : `from ${began} to ${ended}`;
  return `We couldn’t be reached ${when}. That time doesn’t count.`;
}
