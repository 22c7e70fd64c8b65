import { longCalendarDay } from "@/lib/season/words/seasons";
import type { CalendarDate } from "@/lib/shared/instant";

/** When a season begins for a player. */
export type SeasonBegins = {
  readonly startsOn: CalendarDate;
  /** Its first day is over. */
  readonly hasBegun: boolean;
  /** The schedule of one of their divisions is published. */
  readonly isPaired: boolean;
};

/** By when a player does what a season asks for, as the head of a page shows it; undefined if that's now. */
export function beforeSeason({ startsOn, hasBegun, isPaired }: SeasonBegins) {
  if (isPaired || hasBegun) return undefined;
  return {
    label: "before",
    day: longCalendarDay(startsOn),
    left: "First day of the season. The schedule is published before then.",
    calm: true,
  };
}

/** "Accept it before the schedule is published. The season starts on Monday, Feb 1." */
export function acceptBy(begins: SeasonBegins): string {
  if (begins.isPaired) return "Accept it before your next match.";
  return `Accept it before the schedule is published. ${seasonStarts(begins)}`;
}

/** "The season starts on Monday, Feb 1." */
export function seasonStarts({ startsOn, hasBegun }: Omit<SeasonBegins, "isPaired">): string {
  return `The season ${hasBegun ? "started" : "starts"} on ${longCalendarDay(startsOn)}.`;
}
