import type { Instant } from "../instant";
import { otherSide, SIDES, type Side } from "../match/sides";
import { addDays, dateIn, instantAt, timeIn } from "../schedule/wall-clock";
import { bestTimes, earliestTime, type FoundTime, possibleTimes, type TimeQuestion } from "./find-times";
import { isFreeDuring } from "./free-hours";
import { isOpenDuring, type Span } from "./opening-hours";

/**
 * What one hour says to one of the two players: a match can begin then; only one of them is free, or neither; both are,
 * but no table or board is left; the center is closed, or closes before the match is over; or (out) nobody is asked to
 * play then: it is too soon, too late, at night, or an hour that a spring night skips.
 */
export type HourCell =
  | { readonly kind: "possible"; readonly at: Instant; readonly boardsLeft: number | null }
  | { readonly kind: "only-you" | "only-them" | "neither" | "full" | "closed" | "out" };

/** Up to seven days side by side, by calendar date, and a row for every whole hour that matters in them. */
export type FinderWeek = {
  readonly days: readonly string[];
  readonly rows: readonly { readonly hour: number; readonly cells: readonly HourCell[] }[];
};

/** The hours of a match as one of its players sees them. Of the other's free hours it tells no more than these cells. */
export type TimeFinder = {
  readonly weeks: readonly FinderWeek[];
  /** The best times, best first. */
  readonly best: readonly FoundTime[];
  /** Who has painted free hours. */
  readonly painted: { readonly you: boolean; readonly them: boolean };
  /** Is a table booked for the match? */
  readonly isBooked: boolean;
};

const DAYS_IN_WEEK = 7;

/**
 * Every hour from now to the last time that can be offered, for one of the two players.
 *
 * @param question the players in the order home, away
 * @param count so many best times
 * @returns null where there is nothing to find: no place is booked, and nobody has painted free hours
 */
export function findTimes(question: TimeQuestion, you: Side, count: number): TimeFinder | null {
  const painted = { you: hasPainted(question, you), them: hasPainted(question, otherSide(you)) };
  if (!question.stock && !painted.you && !painted.them) return null;
  const times = possibleTimes(question);
  return {
    weeks: weeksOf(question, you, new Map(times.map((time) => [time.at, time]))),
    best: bestTimes(times, count, question.zone),
    painted,
    isBooked: question.stock !== null,
  };
}

function weeksOf(
  question: TimeQuestion,
  you: Side,
  times: ReadonlyMap<Instant, FoundTime>,
): readonly FinderWeek[] {
  const { zone, now, latest } = question;
  const weeks: FinderWeek[] = [];
  const last = dateIn(zone, latest);
  for (let first = dateIn(zone, now); first <= last; first = addDays(first, DAYS_IN_WEEK)) {
    const days = Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(first, index)).filter(
      (date) => date <= last,
    );
    const rows = Array.from({ length: 24 }, (_, hour) => ({
      hour,
      cells: days.map((date) => cellOf(question, you, times, date, hour)),
    }));
    weeks.push({ days, rows: withoutEmptyEnds(rows) });
  }
  return weeks;
}

function cellOf(
  question: TimeQuestion,
  you: Side,
  times: ReadonlyMap<Instant, FoundTime>,
  date: string,
  hour: number,
): HourCell {
  const { zone, now, latest, minutes, stock } = question;
  const time = `${String(hour).padStart(2, "0")}:00`;
  const at = instantAt(date, time, zone);
  const found = times.get(at);
  if (timeIn(zone, at) !== time) return { kind: "out" };
  if (found) return { kind: "possible", at, boardsLeft: found.boardsLeft };
  if (at < earliestTime(now) || at > latest) return { kind: "out" };

  const span = { from: at, until: new Date(Date.parse(at) + minutes * 60_000).toISOString() };
  if (stock && !isOpenDuring(stock.hours, span, zone)) return { kind: "closed" };
  const [isYours, isTheirs] = [canCome(question, you, span), canCome(question, otherSide(you), span)];
  if (isYours && isTheirs) return { kind: stock ? "full" : "out" };
  if (isYours && hasPainted(question, you)) return { kind: "only-you" };
  if (isTheirs && hasPainted(question, otherSide(you))) return { kind: "only-them" };
  return { kind: "neither" };
}

/** Free throughout, as far as they said, and not booked elsewhere. */
function canCome(question: TimeQuestion, side: Side, { from, until }: Span): boolean {
  const player = playerOf(question, side);
  if (player.booked.some((other) => from < other.until && other.from < until)) return false;
  return !player.free || isFreeDuring(player.free, from, until, question.zone);
}

function hasPainted(question: TimeQuestion, side: Side): boolean {
  return playerOf(question, side).free !== null;
}

function playerOf({ players }: TimeQuestion, side: Side): TimeQuestion["players"][number] {
  const player = players[SIDES.indexOf(side)];
  if (!player) throw new Error("A match has two players");
  return player;
}

/** Rows at both ends in which nothing could ever be played are left out. */
function withoutEmptyEnds(rows: FinderWeek["rows"]): FinderWeek["rows"] {
  const says = ({ cells }: FinderWeek["rows"][number]) =>
    cells.some(({ kind }) => kind !== "closed" && kind !== "out" && kind !== "neither");
  const first = rows.findIndex(says);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(says) + 1);
}
