import { addHours, type Instant } from "./instant";
import { addDays } from "./wall-clock";

/**
 * How far away a date can be, in days; one that's further probably has a mistyped year. Deadlines and sessions have
 * half a year; what's planned for a season or a venue, and a loan, has a year.
 */
const MOST_DAYS = { "half a year": 183, "a year": 366 } as const;
type Span = keyof typeof MOST_DAYS;

/** Is a moment too far from another one? */
export function isTooFar(at: Instant, from: Instant, span: Span = "half a year"): boolean {
  return at > addHours(from, MOST_DAYS[span] * 24);
}

/** Is a day too far from another one? Calendar dates. */
export function isDayTooFar(day: string, from: string, span: Span = "half a year"): boolean {
  return day > addDays(from, MOST_DAYS[span]);
}

/** "The first day is more than half a year away. Check the year." */
export function tooFarWords(what: string, span: Span = "half a year"): string {
  return `${what} is more than ${span} away. Check the year.`;
}
