import { day } from "@/lib/shared/dates";
import type { CalendarDate } from "@/lib/shared/instant";
import type { SeasonStatusName } from "../rules/steps";

/** "Monday, Feb 1" for a calendar date ("2027-02-01"), which has no zone. */
export function longCalendarDay(on: string): string {
  return day(`${on.slice(0, 10)}T12:00:00.000Z`, "UTC");
}

/** "starts" or "started": what goes before a season's first day. One that isn't running yet hasn't started. */
export function startsOrStarted(
  { status, startsOn }: { readonly status: SeasonStatusName; readonly startsOn: CalendarDate },
  today: CalendarDate,
): "starts" | "started" {
  const isAhead = status === "draft" || status === "registration";
  return isAhead || today <= startsOn ? "starts" : "started";
}

/** "Feb 1, 2027" for a calendar date. */
export function fullCalendarDay(on: string): string {
  return `${longCalendarDay(on).split(", ")[1]}, ${on.slice(0, 4)}`;
}

/** "Monday, Feb 1, 2027" for a calendar date. */
export function yearCalendarDay(on: string): string {
  return `${longCalendarDay(on)}, ${on.slice(0, 4)}`;
}
