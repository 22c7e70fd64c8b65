import { dateIn } from "./dates";
import type { CalendarDate, Instant, LocalTime, WallTime, Zone } from "./instant";
import { keepNewestOfZones } from "./keep-newest";
import { offsetAt, offsetsAround } from "./zone-offset";

const DAY_MS = 24 * 60 * 60_000;
const DAYS_IN_WEEK = 7;

/**
 * The instant of a wall-clock time in a zone. A time that is skipped when clocks go forward counts the same distance
 * after the jump; of a time that occurs twice, the first counts.
 *
 * @param on calendar date, "2026-11-22"
 * @param time wall-clock time, "23:59"
 */
export function instantAt(on: CalendarDate, time: WallTime, zone: Zone): Instant {
  const written = `${on}T${time}`;
  return instants.get(zone, written, () => {
    const local = shownAt(written);
    const [before] = offsetsAround(local, zone);
    return new Date(occurrences(local, zone)[0] ?? local - before).toISOString();
  });
}

/** A campus asks for the same half hours of its week at every open match. */
const instants = keepNewestOfZones<LocalTime, Instant>(2_000);

/** When a wall-clock time occurs: never, once or twice. */
function occurrences(local: number, zone: Zone): readonly number[] {
  const offsets = [...new Set(offsetsAround(local, zone))];
  return offsets.map((offset) => local - offset).filter((at) => at + offsetAt(at, zone) === local);
}

/** What a clock shows, in milliseconds since it would have shown the start of 1970. */
function shownAt(local: string): number {
  const shown = Date.parse(`${local}Z`);
  // Date.parse takes February 30 for March 2.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(local))
    throw new RangeError(`There is no ${local}`);
  return shown;
}

/** The instant of what `<input type="datetime-local">` sends, "2026-11-22T16:00". */
export function instantOfLocal(local: LocalTime, zone: Zone): Instant {
  return instantAt(local.slice(0, 10), local.slice(11, 16), zone);
}

/** Is this a time that never occurs in the zone, because clocks go forward over it? */
export function isSkipped(local: LocalTime, zone: Zone): boolean {
  return localIn(instantOfLocal(local, zone), zone) !== local.slice(0, 16);
}

/** Does this wall-clock time occur twice, because clocks go back over it? */
export function isTwice(at: Instant, zone: Zone): boolean {
  return occurrences(localOf(at, zone), zone).length > 1;
}

/** An instant as `<input type="datetime-local">` expects it, in a zone. */
export function localIn(at: Instant, zone: Zone): LocalTime {
  return `${dateIn(at, zone)}T${timeIn(at, zone)}`;
}

/** The calendar date that many days later. */
export function addDays(on: CalendarDate, days: number): CalendarDate {
  return new Date(shownAt(`${on}T00:00`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same time of day that many days later, also over a change of the clocks. */
export function addLocalDays(at: Instant, days: number, zone: Zone): Instant {
  return instantAt(addDays(dateIn(at, zone), days), timeIn(at, zone), zone);
}

/** The calendar dates in a zone from one instant to another, inclusive. */
export function datesBetween(from: Instant, until: Instant, zone: Zone): readonly CalendarDate[] {
  const last = dateIn(until, zone);
  const dates: CalendarDate[] = [];
  for (let date = dateIn(from, zone); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The wall-clock time that many minutes after midnight, "14:30". */
export function makeTime(minutes: number): WallTime {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The weekday of a calendar date: 1 is Monday, 7 Sunday. */
export function weekdayOf(on: CalendarDate): number {
  // The first of 1970 was a Thursday.
  const sinceMonday = (shownAt(`${on}T00:00`) / DAY_MS + 3) % DAYS_IN_WEEK;
  return ((sinceMonday + DAYS_IN_WEEK) % DAYS_IN_WEEK) + 1;
}

/** The last instant of a calendar date in a zone. */
export function endOfDay(on: CalendarDate, zone: Zone): Instant {
  return new Date(Date.parse(instantAt(addDays(on, 1), "00:00", zone)) - 1).toISOString();
}

/** The wall-clock time of an instant in a zone, "23:59". */
export function timeIn(at: Instant, zone: Zone): WallTime {
  return new Date(localOf(at, zone)).toISOString().slice(11, 16);
}

/** What a clock in the zone shows at an instant. */
function localOf(at: Instant, zone: Zone): number {
  const utc = Date.parse(at);
  return utc + offsetAt(utc, zone);
}
