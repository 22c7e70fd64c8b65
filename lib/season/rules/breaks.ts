import type { CalendarDate } from "@/lib/shared/instant";
import { addDays } from "@/lib/shared/wall-clock";

/** Why a break isn't added or removed. */
export type BreakRefusal = "season-over";

/** An inclusive range of days without rounds, such as Thanksgiving. */
export type SeasonBreak = {
  readonly name: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
};

/**
 * The first day of each of this many consecutive rounds. A round that would run into a break begins after it instead: on
 * the same weekday if rounds are whole weeks, otherwise on the day after the break.
 *
 * @param daysPerRound how long each round is
 */
export function firstDaysOf(
  firstDay: CalendarDate,
  rounds: number,
  daysPerRound: number,
  breaks: readonly SeasonBreak[],
): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  let next = firstDay;
  for (let round = 0; round < rounds; round += 1) {
    const day = dayAfterBreaks(next, daysPerRound, breaks);
    days.push(day);
    next = addDays(day, daysPerRound);
  }
  return days;
}

/** The first day of a round that was to begin on a day: that day, or if the round would run into a break, after it. */
export function dayAfterBreaks(
  day: CalendarDate,
  daysPerRound: number,
  breaks: readonly SeasonBreak[],
): CalendarDate {
  const lastDay = addDays(day, daysPerRound - 1);
  const met = breaks.find(({ from, until }) => from <= lastDay && day <= until);
  if (!met) return day;
  let after = daysPerRound % 7 === 0 ? addDays(day, 7) : addDays(met.until, 1);
  while (after <= met.until) after = addDays(after, 7);
  return dayAfterBreaks(after, daysPerRound, breaks);
}
