import type { Instant } from "@/lib/shared/instant";
import { addDays, dateIn, datesBetween, instantAt, weekdayOf } from "@/lib/shared/wall-clock";
import { joined, type Span } from "./spans";

/** Wall-clock hours of a weekday (1 Monday to 7 Sunday). Closing at or before opening means the day after. */
export type WeeklyHours = { readonly weekday: number; readonly opensAt: string; readonly closesAt: string };

/** Dates, both included, on which other hours hold than in the week; without hours the place is closed. */
export type HoursException = {
  readonly from: string;
  readonly until: string;
  readonly hours: { readonly opensAt: string; readonly closesAt: string } | null;
  readonly reason: string;
};

export type OpeningHours = {
  readonly weekly: readonly WeeklyHours[];
  readonly exceptions: readonly HoursException[];
};

/**
 * When a place is open on one date, by the clock on its wall: a night on which the clocks change is an hour longer or
 * shorter, and hours over midnight belong to the date they begin on. Of several exceptions the narrowest holds, so that
 * a closure inside an exam week closes.
 */
export function openSpans({ weekly, exceptions }: OpeningHours, date: string, zone: string): readonly Span[] {
  const exception = exceptionOn(exceptions, date);
  const hours = exception
    ? exception.hours
      ? [exception.hours]
      : []
    : weekly.filter(({ weekday }) => weekday === weekdayOf(date));
  return hours
    .map(({ opensAt, closesAt }) => ({
      from: instantAt(date, opensAt, zone),
      until: instantAt(closesAt <= opensAt ? addDays(date, 1) : date, closesAt, zone),
    }))
    .filter(({ from, until }) => from < until)
    .toSorted((one, two) => (one.from < two.from ? -1 : 1));
}

/** The exception that holds on a date; null where the week does. */
function exceptionOn(exceptions: readonly HoursException[], date: string): HoursException | null {
  const daysOf = ({ from, until }: HoursException) => Date.parse(until) - Date.parse(from);
  return (
    exceptions
      .filter(({ from, until }) => from <= date && date <= until)
      .toSorted((one, two) => daysOf(one) - daysOf(two))[0] ?? null
  );
}

/**
 * The stretches in which a place is open on the dates from one instant to another. Hours of the day before reach over
 * midnight; hours that touch are one.
 */
export function openBetween(
  hours: OpeningHours,
  from: Instant,
  until: Instant,
  zone: string,
): readonly Span[] {
  const before = addDays(dateIn(zone, from), -1);
  const dates = [before, ...datesBetween(from, until, zone)];
  return joined(dates.flatMap((date) => openSpans(hours, date, zone)));
}
