import type { TextOf } from "./text-of";

/**
 * A point in time as `Date.toISOString()` writes it ("2026-11-22T05:59:00.000Z"). Always in this format, so that `<`
 * compares instants and JSON keeps them.
 */
export type Instant = TextOf<"instant">;

/** An IANA time zone, "America/Chicago". */
export type Zone = TextOf<"zone">;

/** A calendar date, "2026-11-22", in whichever zone is meant. */
export type CalendarDate = TextOf<"calendar date">;

/** The time on a wall clock, "23:59". */
export type WallTime = TextOf<"wall time">;

/** What `<input type="datetime-local">` sends: a date and a wall-clock time, "2026-11-22T16:00". */
export type LocalTime = TextOf<"local time">;

const MS_PER_MINUTE = 60_000;

/** The instant of a Date, from the clock or the database. */
export function instantOf(date: Date): Instant {
  return date.toISOString();
}

/** The instant of a timestamp as PostgreSQL writes it in JSON, "2026-11-22T05:59:00+00:00". */
export function instantFrom(text: string): Instant {
  return new Date(text).toISOString();
}

/** The instant that many minutes later (earlier if negative). Elapsed time, independent of zones. */
export function addMinutes(at: Instant, minutes: number): Instant {
  return new Date(Date.parse(at) + minutes * MS_PER_MINUTE).toISOString();
}

export function addHours(at: Instant, hours: number): Instant {
  return addMinutes(at, hours * 60);
}

/** Whole minutes from one instant to another; negative if `to` is earlier. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / MS_PER_MINUTE);
}
