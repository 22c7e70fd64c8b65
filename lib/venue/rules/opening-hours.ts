import { dateIn } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { addDays, datesBetween, instantAt, weekdayOf } from "@/lib/shared/wall-clock";
import { joined, type Span, without } from "./spans";

/** Wall-clock hours of a weekday (1 Monday to 7 Sunday). Closing at or before opening means the next day. */
export type WeeklyHours = { readonly weekday: number; readonly opensAt: string; readonly closesAt: string };

/** An inclusive range of dates with different hours; without hours the venue is closed. */
export type HoursException = {
  readonly from: string;
  readonly until: string;
  readonly hours: { readonly opensAt: string; readonly closesAt: string } | null;
  readonly reason: string;
};

export type OpeningHours = {
  readonly weekly: readonly WeeklyHours[];
  /** Newest first. */
  readonly exceptions: readonly HoursException[];
  /** When it's closed against its hours, as on a snow day; left out if it never was. */
  readonly closed?: readonly Span[];
};

/**
 * When a venue is open on one date, by its wall clock: a night with a clock change is an hour longer or shorter, and
 * hours past midnight belong to the date they begin on. If several exceptions apply, the shortest one wins, so a
 * closure inside an exam week closes; of equally long ones, the newest.
 */
export function openSpans({ weekly, exceptions }: OpeningHours, date: string, zone: Zone): readonly Span[] {
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

/** The exception that applies on a date; null if the weekly hours do. */
function exceptionOn(exceptions: readonly HoursException[], date: string): HoursException | null {
  const daysOf = ({ from, until }: HoursException) => Date.parse(until) - Date.parse(from);
  return (
    exceptions
      .filter(({ from, until }) => from <= date && date <= until)
      .toSorted((one, two) => daysOf(one) - daysOf(two))[0] ?? null
  );
}

/**
 * When a venue is open on the dates from one instant to another. Includes hours of the day before that run past
 * midnight and leaves out closures; adjacent periods are merged.
 */
export function openBetween(hours: OpeningHours, from: Instant, until: Instant, zone: Zone): readonly Span[] {
  const before = addDays(dateIn(from, zone), -1);
  const dates = [before, ...datesBetween(from, until, zone)];
  const open = joined(dates.flatMap((date) => openSpans(hours, date, zone)));
  return without(open, hours.closed ?? []);
}
