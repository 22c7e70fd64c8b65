import { dateIn } from "@/lib/shared/dates";
import { addHours, addMinutes, type Instant, type Zone } from "@/lib/shared/instant";
import { datesBetween, instantAt, makeTime, timeIn } from "@/lib/shared/wall-clock";
import { type Availability, freeBetween, isEntered } from "./availability";
import { type OpeningHours, openBetween } from "./opening-hours";
import { isWithin, overlap, type Span, without } from "./spans";

/**
 * What the venue has: for every table and every board, when it's taken. Boards are null if the venue has none and
 * players bring their own.
 */
export type Stock = {
  readonly hours: OpeningHours;
  readonly tables: readonly (readonly Span[])[];
  readonly boards: readonly (readonly Span[])[] | null;
};

export type TimeQuestion = {
  readonly zone: Zone;
  /** Times begin after the first instant and not after the second. */
  readonly now: Instant;
  readonly latest: Instant;
  /** How long a match is booked for. */
  readonly minutes: number;
  /** How long both players are kept clear of other matches after it, in minutes. */
  readonly margin: number;
  /** Null if nothing is booked: online, or in a season without a venue. */
  readonly stock: Stock | null;
  /** The time that the match is already set for, which can't be suggested. */
  readonly set?: Instant | null;
  /** When everything on campus is closed, if nothing is booked there. */
  readonly closed?: readonly Span[];
  /** Each player's availability (null: not entered yet) and existing bookings. */
  readonly players: readonly { readonly free: Availability | null; readonly booked: readonly Span[] }[];
};

/** A time when the match can be played. */
export type FoundTime = {
  readonly at: Instant;
  /** Players who marked this time as available. Players who entered nothing for its date don't count. */
  readonly free: number;
  /** Boards left before this match takes one (tables, if there are no boards); null if nothing is booked. */
  readonly boardsLeft: number | null;
};

const STEP_MINUTES = 30;
/** Wall-clock times at which a match can begin: on the hour or half past, "16:30". */
export const TIMES_OF_DAY: readonly string[] = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, step) =>
  makeTime(step * STEP_MINUTES),
);
/** No one is asked to come within the next few hours. */
const LEAD_HOURS = 3;

/** The first instant at which a match can begin. */
export function earliestTime(now: Instant): Instant {
  return addHours(now, LEAD_HOURS);
}
/** If no one has entered availability for a date, no one is asked to play at night. */
const DAY_BEGINS = 9;
const DAY_ENDS = 22;

/**
 * The open and available periods for a question. Null: nothing is booked, or the player hasn't entered availability.
 */
export type Stretches = {
  readonly open: readonly Span[] | null;
  readonly free: readonly (readonly Span[] | null)[];
};

/** Computed once, and used for every time of the round. */
export function stretchesOf(question: TimeQuestion): Stretches {
  const { stock, closed = [], players, now, latest, minutes, zone } = question;
  const until = addMinutes(latest, minutes);
  const campus = closed.length > 0 ? without([{ from: now, until }], closed) : null;
  return {
    open: stock ? openBetween(stock.hours, now, until, zone) : campus,
    free: players.map(({ free }) => free && freeBetween(free, now, until, zone)),
  };
}

/**
 * Every time at which the match can be played: the venue is open throughout, a table and a board are left, neither
 * player has another booking, and each player who entered availability is available.
 */
export function possibleTimes(
  question: TimeQuestion,
  { open, free }: Stretches = stretchesOf(question),
): readonly FoundTime[] {
  const { now, latest, minutes, stock, zone } = question;
  return startsBetween(earliestTime(now), latest, zone).flatMap((at) => {
    if (at === question.set) return [];
    const span = { from: at, until: addMinutes(at, minutes) };
    if (question.players.some((player) => isBooked(player, span, question))) return [];
    if (free.some((stretches) => stretches && !isWithin(span, stretches))) return [];
    const entered = question.players.filter((player) => isEntered(player.free, dateIn(at, zone)));
    if (entered.length === 0 && !isByDay(at, zone)) return [];
    if (open && !isWithin(span, open)) return [];
    const boardsLeft = stock && leftDuring(stock, span);
    if (boardsLeft !== null && boardsLeft < 1) return [];
    return [{ at, free: entered.length, boardsLeft }];
  });
}

/**
 * The best of the possible times, best first: different days before a second time on the same day, full hours before
 * half hours, the middle of the afternoon and evening before the edges of the day, earlier days first.
 */
export function bestTimes(times: readonly FoundTime[], count: number, zone: Zone): readonly FoundTime[] {
  const ranked = times
    .map((time) => ({ time, burden: burden(time, zone) }))
    .sort((one, two) => one.burden - two.burden || (one.time.at < two.time.at ? -1 : 1));
  const taken = new Map<string, number>();
  const rounds = ranked.map(({ time }) => {
    const date = dateIn(time.at, zone);
    const nth = taken.get(date) ?? 0;
    taken.set(date, nth + 1);
    return { time, date, nth };
  });
  return rounds
    .toSorted((one, two) => one.nth - two.nth || (one.date < two.date ? -1 : one.date > two.date ? 1 : 0))
    .slice(0, count)
    .map(({ time }) => time);
}

/** Does the player have another match during this one, or within the margin after it? */
export function isBooked(
  { booked }: TimeQuestion["players"][number],
  { from, until }: Span,
  { margin }: Pick<TimeQuestion, "margin">,
): boolean {
  return booked.some((other) => overlap({ from, until: addMinutes(until, margin) }, other));
}

/** How inconvenient a time of day is: its distance from 5 pm, half hours after full ones. */
function burden({ at }: FoundTime, zone: Zone): number {
  const time = wallMinutes(at, zone);
  return Math.abs(time - 17 * 60) + (time % 60 === 0 ? 0 : 45);
}

export function isByDay(at: Instant, zone: Zone): boolean {
  const minutes = wallMinutes(at, zone);
  return minutes >= DAY_BEGINS * 60 && minutes < DAY_ENDS * 60;
}

/** How many boards are left throughout a period; none if every table is taken. */
export function leftDuring(stock: Stock, span: Span): number {
  const left = (things: Stock["tables"]) =>
    things.filter((taken) => !taken.some((other) => overlap(span, other))).length;
  return Math.min(left(stock.tables), left(stock.boards ?? stock.tables));
}

/**
 * Full and half hours of the wall clock, from the first instant to the second, inclusive. A time that is skipped when
 * clocks go forward is really another one, so each occurs once.
 */
function startsBetween(first: Instant, last: Instant, zone: Zone): readonly Instant[] {
  const starts = datesBetween(first, last, zone).flatMap((date) =>
    TIMES_OF_DAY.map((time) => instantAt(date, time, zone)),
  );
  return [...new Set(starts)].filter((at) => at >= first && at <= last);
}

function wallMinutes(at: Instant, zone: Zone): number {
  const time = timeIn(at, zone);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
