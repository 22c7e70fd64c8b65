import type { Instant } from "../instant";
import { dateIn, timeIn, weekdayOf } from "../schedule/wall-clock";

/**
 * When a player can play, by the clock of the organization: for each weekday (1 Monday to 7 Sunday) the whole hours
 * that are free, 0 to 23, and dates on which other hours are free than in the week. Null: nothing was said yet.
 */
export type FreeHours = {
  readonly weekly: ReadonlyMap<number, ReadonlySet<number>>;
  readonly days: ReadonlyMap<string, ReadonlySet<number>>;
};

/** The free hours of a date. */
export function freeOn({ weekly, days }: FreeHours, date: string): ReadonlySet<number> {
  return days.get(date) ?? weekly.get(weekdayOf(date)) ?? NONE;
}

/** Is every hour that a stretch of time touches free? */
export function isFreeDuring(free: FreeHours, from: Instant, until: Instant, zone: string): boolean {
  return hoursTouched(from, until).every((at) =>
    freeOn(free, dateIn(zone, at)).has(Number(timeIn(zone, at).slice(0, 2))),
  );
}

/** Hours are stored as one number a day, bit h for the hour from h. */
export function hoursOfBits(bits: number): ReadonlySet<number> {
  return new Set(Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => bits & (1 << hour)));
}

export function bitsOfHours(hours: Iterable<number>): number {
  return [...hours].reduce((bits, hour) => bits | (1 << hour), 0);
}

const NONE: ReadonlySet<number> = new Set();
const QUARTER = 15 * 60_000;

/** An instant in every quarter of an hour that a stretch touches: zones are off by quarters at most. */
function hoursTouched(from: Instant, until: Instant): readonly Instant[] {
  const quarters = Math.ceil((Date.parse(until) - Date.parse(from)) / QUARTER);
  return Array.from({ length: quarters }, (_, index) =>
    new Date(Date.parse(from) + index * QUARTER).toISOString(),
  );
}
