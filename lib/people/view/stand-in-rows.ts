import { dateIn, shortDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { addDays } from "@/lib/shared/wall-clock";
import type { StandIn } from "../store/stand-ins";

/** Someone who stands in for a director, ready to print. */
export type StandInRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** "for Renata Kovács, from …, until …" */
  readonly words: string;
};

/** Stand-ins ready to print. */
export function standInRows(
  standIns: readonly StandIn[],
  { now, zone }: { readonly now: Instant; readonly zone: Zone },
): readonly StandInRow[] {
  return standIns.map(({ id, name, email, director, from, until }) => ({
    id,
    name,
    email,
    words: `${from <= now ? "stands in" : `will stand in from ${shortDayAndTime(from, zone)}`} for ${director.name}, until ${shortDayAndTime(until, zone)}`,
  }));
}

/** The suggested days: a week from today, as `<input type="datetime-local">` expects them. */
export function standInDays(now: Instant, zone: Zone): { readonly from: string; readonly until: string } {
  const today = dateIn(now, zone);
  return { from: `${today}T00:00`, until: `${addDays(today, 8)}T00:00` };
}
