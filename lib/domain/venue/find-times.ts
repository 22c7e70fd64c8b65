import { addHours, type Instant } from "../instant";
import { addDays, dateIn, instantAt, timeIn } from "../schedule/wall-clock";
import { type FreeHours, isFreeDuring } from "./free-hours";
import { isOpenDuring, type OpeningHours, type Span } from "./opening-hours";

/**
 * What the center has: for every table and every board the stretches in which it is taken. Boards are null where the
 * center keeps none: players bring their own.
 */
export type Stock = {
  readonly hours: OpeningHours;
  readonly tables: readonly (readonly Span[])[];
  readonly boards: readonly (readonly Span[])[] | null;
};

export type TimeQuestion = {
  readonly zone: string;
  /** Times begin after this, and not after the second. */
  readonly now: Instant;
  readonly latest: Instant;
  /** How long a match is booked for. */
  readonly minutes: number;
  /** Null where nothing is booked: online, or a season without a place of its own. */
  readonly stock: Stock | null;
  /** Each player's free hours (null: not said yet) and what they are booked for already. */
  readonly players: readonly { readonly free: FreeHours | null; readonly booked: readonly Span[] }[];
};

/** A time when the match can be played. */
export type FoundTime = {
  readonly at: Instant;
  /** Players who painted this time as free; who painted nothing is not counted. */
  readonly free: number;
  /** Boards (tables, where no boards are kept) left before this match takes one; null where nothing is booked. */
  readonly boardsLeft: number | null;
};

/** Times begin on the hour or half past. */
const STEP_MINUTES = 30;
/** Nobody is asked to come within the next hours. */
const LEAD_HOURS = 3;

/** The first instant at which a match can begin. */
export function earliestTime(now: Instant): Instant {
  return addHours(now, LEAD_HOURS);
}
/** Where nobody said when they are free, nobody is asked to play at night. */
const DAY_BEGINS = 9;
const DAY_ENDS = 22;

/**
 * Every time at which the match can be played: the center is open throughout, a table and a board are left, neither
 * player is booked elsewhere, and who painted free hours has painted these.
 */
export function possibleTimes(question: TimeQuestion): readonly FoundTime[] {
  const { now, latest, minutes, players, zone } = question;
  const earliest = earliestTime(now);
  return startsBetween(earliest, latest, zone).flatMap((at) => {
    const span = { from: at, until: later(at, minutes) };
    if (players.some(({ booked }) => booked.some((other) => overlap(span, other)))) return [];
    if (players.some(({ free }) => free && !isFreeDuring(free, span.from, span.until, zone))) return [];
    if (players.every(({ free }) => !free) && !isByDay(at, zone)) return [];
    const boardsLeft = leftDuring(question.stock, span, zone);
    if (boardsLeft !== null && boardsLeft < 1) return [];
    return [{ at, free: players.filter(({ free }) => free).length, boardsLeft }];
  });
}

/**
 * The best of the possible times, best first: different days before a second time of the same day, whole hours before
 * half ones, the middle of the afternoon and evening before the edges of the day, the sooner day before the later.
 */
export function bestTimes(times: readonly FoundTime[], count: number, zone: string): readonly FoundTime[] {
  const ranked = times.toSorted((one, two) => burden(one, zone) - burden(two, zone) || order(one, two));
  const taken = new Map<string, number>();
  const rounds = ranked.map((time) => {
    const date = dateIn(zone, time.at);
    const nth = taken.get(date) ?? 0;
    taken.set(date, nth + 1);
    return { time, date, nth };
  });
  return rounds
    .toSorted((one, two) => one.nth - two.nth || (one.date < two.date ? -1 : one.date > two.date ? 1 : 0))
    .slice(0, count)
    .map(({ time }) => time);
}

function order(one: FoundTime, two: FoundTime): number {
  return one.at < two.at ? -1 : 1;
}

/** How inconvenient a time of day is: its distance from five in the afternoon, half hours after whole ones. */
function burden({ at }: FoundTime, zone: string): number {
  const time = wallMinutes(at, zone);
  return Math.abs(time - 17 * 60) + (time % 60 === 0 ? 0 : 45);
}

function isByDay(at: Instant, zone: string): boolean {
  const minutes = wallMinutes(at, zone);
  return minutes >= DAY_BEGINS * 60 && minutes < DAY_ENDS * 60;
}

/** How many boards are left throughout a stretch; none where the center is closed or every table is taken. */
function leftDuring(stock: Stock | null, span: Span, zone: string): number | null {
  if (!stock) return null;
  if (!isOpenDuring(stock.hours, span, zone)) return 0;
  const left = (things: Stock["tables"]) =>
    things.filter((taken) => !taken.some((other) => overlap(span, other))).length;
  return Math.min(left(stock.tables), left(stock.boards ?? stock.tables));
}

/** Whole and half hours of the wall clock, from the first instant to the second, both included. */
function startsBetween(first: Instant, last: Instant, zone: string): readonly Instant[] {
  const starts: Instant[] = [];
  for (let date = dateIn(zone, first); date <= dateIn(zone, last); date = addDays(date, 1)) {
    for (let minutes = 0; minutes < 24 * 60; minutes += STEP_MINUTES) {
      const at = instantAt(date, clock(minutes), zone);
      if (at >= first && at <= last && at !== starts.at(-1)) starts.push(at);
    }
  }
  return starts.filter((at, index) => index === 0 || at > (starts[index - 1] ?? ""));
}

function overlap(one: Span, two: Span): boolean {
  return one.from < two.until && two.from < one.until;
}

function later(at: Instant, minutes: number): Instant {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function wallMinutes(at: Instant, zone: string): number {
  const time = timeIn(zone, at);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
