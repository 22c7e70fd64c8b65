import { addMinutes, type Instant, minutesBetween, type Zone } from "@/lib/shared/instant";
import { addDays, datesBetween, instantAt, timeIn, weekdayOf } from "@/lib/shared/wall-clock";
import { joined, type Span } from "./spans";

/**
 * A player's availability in the organization's time zone: for each weekday (1 Monday to 7 Sunday) the full hours that
 * are free, 0 to 23, and dates with different hours. Null: nothing entered yet. Without a week, only those dates count.
 */
export type Availability = {
  readonly weekly: ReadonlyMap<number, ReadonlySet<number>>;
  readonly days: ReadonlyMap<string, ReadonlySet<number>>;
};

/** Has the player entered a week? */
export function hasWeek(free: Availability | null): boolean {
  return free !== null && free.weekly.size > 0;
}

/** Has the player entered when they're free on a date? */
export function isEntered(free: Availability | null, date: string): boolean {
  return hasWeek(free) || free?.days.has(date) === true;
}

/** The hours a player is free on a date; all hours if the player hasn't entered any for it. */
export function freeOn(free: Availability, date: string): ReadonlySet<number> {
  if (!isEntered(free, date)) return ALL;
  return free.days.get(date) ?? free.weekly.get(weekdayOf(date)) ?? NONE;
}

/** The free periods on the dates from one instant to another. */
export function freeBetween(free: Availability, from: Instant, until: Instant, zone: Zone): readonly Span[] {
  return joined(
    datesBetween(from, until, zone).flatMap((date) => {
      const hours = freeOn(free, date);
      return hoursOf(date, zone).filter(({ hour }) => hours.has(hour));
    }),
  );
}

/** Hours are stored as one number per day, with bit h for the hour starting at h. */
export function hoursOfBits(bits: number): ReadonlySet<number> {
  return new Set(Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => bits & (1 << hour)));
}

export function bitsOfHours(hours: Iterable<number>): number {
  return [...hours].reduce((bits, hour) => bits | (1 << hour), 0);
}

const NONE: ReadonlySet<number> = new Set();
const ALL: ReadonlySet<number> = new Set(Array.from({ length: 24 }, (_, hour) => hour));
const PLAIN_DAY = 24 * 60;

/**
 * What the wall clock shows throughout a date. On a date with a clock change it's read every quarter of an hour,
 * because some zones change their clocks at a quarter.
 */
function hoursOf(date: string, zone: Zone): readonly (Span & { readonly hour: number })[] {
  const begins = instantAt(date, "00:00", zone);
  const minutes = minutesBetween(begins, instantAt(addDays(date, 1), "00:00", zone));
  const step = minutes === PLAIN_DAY ? 60 : 15;
  return Array.from({ length: minutes / step }, (_, index) => {
    const from = addMinutes(begins, index * step);
    const hour = step === 60 ? index : Number(timeIn(from, zone).slice(0, 2));
    return { hour, from, until: addMinutes(from, step) };
  });
}
