import { addMinutes, type Instant, minutesBetween } from "@/lib/shared/instant";
import { addDays, datesBetween, instantAt, timeIn, weekdayOf } from "@/lib/shared/wall-clock";
import { joined, type Span } from "./spans";

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

/** The stretches that are free on the dates from one instant to another. */
export function freeBetween(free: FreeHours, from: Instant, until: Instant, zone: string): readonly Span[] {
  return joined(
    datesBetween(from, until, zone).flatMap((date) => {
      const hours = freeOn(free, date);
      return hoursOf(date, zone).filter(({ hour }) => hours.has(hour));
    }),
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
const PLAIN_DAY = 24 * 60;

/**
 * What the clock on the wall shows throughout a date. On a date that is shorter or longer it is read every quarter of an
 * hour, since some zones change their clocks at a quarter.
 */
function hoursOf(date: string, zone: string): readonly (Span & { readonly hour: number })[] {
  const begins = instantAt(date, "00:00", zone);
  const minutes = minutesBetween(begins, instantAt(addDays(date, 1), "00:00", zone));
  const step = minutes === PLAIN_DAY ? 60 : 15;
  return Array.from({ length: minutes / step }, (_, index) => {
    const from = addMinutes(begins, index * step);
    const hour = step === 60 ? index : Number(timeIn(zone, from).slice(0, 2));
    return { hour, from, until: addMinutes(from, step) };
  });
}
