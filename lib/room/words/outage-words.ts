import { time } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import type { Outage } from "../rules/outage";

/** "The league couldn’t be reached from 7:02 pm to 7:09 pm, so the clock was set back." */
export function outageWords({ from, until }: Outage, zone: Zone): string {
  const [began, ended] = [time(from, zone), time(until, zone)];
  const when = began === ended ? `at ${began}` : `from ${began} to ${ended}`;
  return `The league couldn’t be reached ${when}, so the clock was set back.`;
}
