import { otherSide, SIDES, type Side } from "@/lib/match/rules/sides";
import { addMinutes, type Instant } from "@/lib/shared/instant";
import { datesBetween, instantAt, timeIn } from "@/lib/shared/wall-clock";
import {
  bestTimes,
  earliestTime,
  type FoundTime,
  possibleTimes,
  type Stretches,
  stretchesOf,
  TIMES_OF_DAY,
  type TimeQuestion,
} from "./find-times";
import { isWithin, overlap, type Span } from "./spans";

/**
 * What a time of day means for one of the two players: a match can begin then; only one of them is available, or
 * neither; both are, but no table or board is left; the venue is closed, or closes before the match is over; or (out)
 * it isn't offered: too soon, too late, at night, or an hour skipped by a clock change.
 */
export type TimeCell =
  | { readonly kind: "possible"; readonly at: Instant; readonly boardsLeft: number | null }
  | { readonly kind: "only-you" | "only-them" | "neither" | "full" | "closed" | "out" };

/**
 * Up to seven days side by side, by calendar date, and a row for every relevant time of day ("16:30"): the full hours,
 * and the half hours at which a match can begin on one of the days.
 */
export type FinderWeek = {
  readonly days: readonly string[];
  readonly rows: readonly { readonly time: string; readonly cells: readonly TimeCell[] }[];
};

/**
 * The hours of a match as one of its players sees them. These cells are all they learn about the other's availability.
 */
export type TimeFinder = {
  readonly weeks: readonly FinderWeek[];
  /** The best times, best first. */
  readonly best: readonly FoundTime[];
  /** Which of the two have entered their availability. */
  readonly painted: { readonly you: boolean; readonly them: boolean };
  /** Is a table booked for the match? */
  readonly isBooked: boolean;
};

const DAYS_IN_WEEK = 7;

/**
 * Every hour from now to the last time that can be suggested, for one of the two players.
 *
 * @param question the players in the order home, away
 * @param count how many best times
 * @returns null if there's nothing to find: no place is booked, and neither player has entered availability
 */
export function findTimes(question: TimeQuestion, you: Side, count: number): TimeFinder | null {
  const painted = { you: hasPainted(question, you), them: hasPainted(question, otherSide(you)) };
  if (!question.stock && !painted.you && !painted.them) return null;
  const stretches = stretchesOf(question);
  const times = possibleTimes(question, stretches);
  const round = { question, stretches, times: new Map(times.map((time) => [time.at, time])) };
  return {
    weeks: weeksOf(round, you),
    best: bestTimes(times, count, question.zone),
    painted,
    isBooked: question.stock !== null,
  };
}

/** Everything the cells are drawn from. */
type Round = {
  readonly question: TimeQuestion;
  readonly stretches: Stretches;
  readonly times: ReadonlyMap<Instant, FoundTime>;
};

function weeksOf(round: Round, you: Side): readonly FinderWeek[] {
  const { now, latest, zone } = round.question;
  const dates = datesBetween(now, latest, zone);
  const weeks: FinderWeek[] = [];
  for (let first = 0; first < dates.length; first += DAYS_IN_WEEK) {
    const days = dates.slice(first, first + DAYS_IN_WEEK);
    const rows = TIMES_OF_DAY.filter((time) => matters(time, days, round)).map((time) => ({
      time,
      cells: days.map((date) => cellOf(round, you, date, time)),
    }));
    weeks.push({ days, rows: withoutEmptyEnds(rows) });
  }
  return weeks;
}

/** A row is shown for full hours, and for half hours at which a match can begin. */
function matters(time: string, days: readonly string[], { question, times }: Round): boolean {
  return time.endsWith(":00") || days.some((date) => times.has(instantAt(date, time, question.zone)));
}

function cellOf(round: Round, you: Side, date: string, time: string): TimeCell {
  const { question, stretches, times } = round;
  const { zone, now, latest, minutes, stock } = question;
  const at = instantAt(date, time, zone);
  const found = times.get(at);
  if (timeIn(at, zone) !== time) return { kind: "out" };
  if (found) return { kind: "possible", at, boardsLeft: found.boardsLeft };
  if (at < earliestTime(now) || at > latest) return { kind: "out" };

  const span = { from: at, until: addMinutes(at, minutes) };
  if (stretches.open && !isWithin(span, stretches.open)) return { kind: "closed" };
  const [isYours, isTheirs] = [canCome(round, you, span), canCome(round, otherSide(you), span)];
  if (isYours && isTheirs) return { kind: stock ? "full" : "out" };
  if (isYours && hasPainted(question, you)) return { kind: "only-you" };
  if (isTheirs && hasPainted(question, otherSide(you))) return { kind: "only-them" };
  return { kind: "neither" };
}

/** Available throughout, as far as the player said, and without another booking. */
function canCome({ question, stretches }: Round, side: Side, span: Span): boolean {
  if (playerOf(question, side).booked.some((other) => overlap(span, other))) return false;
  const free = stretches.free[SIDES.indexOf(side)];
  return !free || isWithin(span, free);
}

function hasPainted(question: TimeQuestion, side: Side): boolean {
  return playerOf(question, side).free !== null;
}

function playerOf({ players }: TimeQuestion, side: Side): TimeQuestion["players"][number] {
  const player = players[SIDES.indexOf(side)];
  if (!player) throw new Error("A match has two players");
  return player;
}

/** Drops rows at both ends in which no match could ever be played. */
function withoutEmptyEnds(rows: FinderWeek["rows"]): FinderWeek["rows"] {
  const says = ({ cells }: FinderWeek["rows"][number]) =>
    cells.some(({ kind }) => kind !== "closed" && kind !== "out" && kind !== "neither");
  const first = rows.findIndex(says);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(says) + 1);
}
