import { otherSide, SIDES, type Side } from "@/lib/match/rules/sides";
import { addMinutes, type Instant } from "@/lib/shared/instant";
import { datesBetween, instantAt, timeIn } from "@/lib/shared/wall-clock";
import { hasWeek } from "./availability";
import {
  bestTimes,
  earliestTime,
  type FoundTime,
  isBooked,
  isByDay,
  leftDuring,
  possibleTimes,
  type Stretches,
  stretchesOf,
  TIMES_OF_DAY,
  type TimeQuestion,
} from "./find-times";
import { isWithin, overlap, type Span } from "./spans";
import type { FinderWeek, TimeCell } from "./time-cells";
import { type DayReasons, reasonsOf } from "./why-no-time";

/**
 * The hours of a match as one of its players sees them. These cells are all they learn about the other's availability.
 */
export type TimeFinder = {
  readonly weeks: readonly FinderWeek[];
  /** The best times, best first. */
  readonly best: readonly FoundTime[];
  /** If no time is possible: the best of those when only the reader is available, and that they can suggest. */
  readonly alone: readonly FoundTime[];
  /** If no time is possible: why not, day by day. */
  readonly why: readonly DayReasons[];
  /** Which of the two have entered their week. */
  readonly hasAvailability: { readonly you: boolean; readonly them: boolean };
  /** Is a table booked for the match? */
  readonly isBooked: boolean;
  /** How long a match is booked for. */
  readonly minutes: number;
};

const DAYS_IN_WEEK = 7;

/**
 * Every hour from now to the last time that can be suggested, for one of the two players.
 *
 * @param question the players in the order home, away
 * @param count how many best times
 * @param suggested the other player's open suggestions, which the reader can pick instead of suggesting them
 */
export function findTimes(
  question: TimeQuestion,
  you: Side,
  count: number,
  suggested: readonly Instant[] = [],
): TimeFinder {
  const { zone } = question;
  const stretches = stretchesOf(question);
  const times = possibleTimes(question, stretches);
  const round = { question, stretches, times: new Map(times.map((time) => [time.at, time])) };
  const weeks = weeksOf(round, you);
  const isNone = times.length === 0;
  return {
    weeks: weeks.map(({ days, rows }) => ({ days, rows: withoutEmptyEnds(rows, isNone) })),
    best: bestTimes(times, count, zone),
    alone: isNone ? bestTimes(aloneIn(weeks, suggested), count, zone) : [],
    why: isNone ? reasonsOf(weeks) : [],
    hasAvailability: { you: hasAvailability(question, you), them: hasAvailability(question, otherSide(you)) },
    isBooked: question.stock !== null,
    minutes: question.minutes,
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
    weeks.push({ days, rows });
  }
  return weeks;
}

/** A row is shown for full hours, and for half hours at which a match can begin. */
function matters(time: string, days: readonly string[], { question, times }: Round): boolean {
  return time.endsWith(":00") || days.some((date) => times.has(instantAt(date, time, question.zone)));
}

function cellOf(round: Round, you: Side, date: string, time: string): TimeCell {
  const { question, stretches, times } = round;
  const { zone, now, latest, minutes, stock, set } = question;
  const at = instantAt(date, time, zone);
  const found = times.get(at);
  if (timeIn(at, zone) !== time) return { kind: "out" };
  if (found) return { kind: "possible", at, boardsLeft: found.boardsLeft };
  if (at === set || at < earliestTime(now) || at > latest) return { kind: "out" };

  const span = { from: at, until: addMinutes(at, minutes) };
  if (stretches.open && !isWithin(span, stretches.open)) return { kind: "closed" };
  const [yours, theirs] = [comes(round, you, span), comes(round, otherSide(you), span)];
  const boardsLeft = stock && leftDuring(stock, span);
  if (boardsLeft === 0 && (yours === "whole" || theirs === "whole")) return { kind: "full" };
  if (yours === "whole" && theirs === "whole") return { kind: "out" };
  if (yours === "whole" && hasAvailability(question, you)) return { kind: "only-you", at, boardsLeft };
  if (yours !== "not" && theirs !== "not") return { kind: "short" };
  if (yours === "part" && hasAvailability(question, you)) return { kind: "only-you-short" };
  if (theirs !== "not" && hasAvailability(question, otherSide(you))) return { kind: "only-them" };
  return { kind: isByDay(at, zone) ? "neither" : "out" };
}

/** Is the player available throughout a match, as far as they said, or only when it begins? */
function comes({ question, stretches }: Round, side: Side, span: Span): "whole" | "part" | "not" {
  const player = playerOf(question, side);
  const free = stretches.free[SIDES.indexOf(side)];
  const isFree = (part: Span) => !free || isWithin(part, free);
  if (!isBooked(player, span, question) && isFree(span)) return "whole";
  const first = { from: span.from, until: addMinutes(span.from, LEAST_MINUTES) };
  return isFree(first) && !player.booked.some((other) => overlap(other, first)) ? "part" : "not";
}

/** A player who is available for this long, but not for a whole match, has too short a gap. */
const LEAST_MINUTES = 30;

function hasAvailability(question: TimeQuestion, side: Side): boolean {
  return hasWeek(playerOf(question, side).free);
}

function playerOf({ players }: TimeQuestion, side: Side): TimeQuestion["players"][number] {
  const player = players[SIDES.indexOf(side)];
  if (!player) throw new Error("A match has two players");
  return player;
}

/** The times when only the reader is available, but none that the other player has suggested. */
function aloneIn(weeks: readonly FinderWeek[], suggested: readonly Instant[]): readonly FoundTime[] {
  const cells = weeks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  return cells.flatMap((cell) =>
    cell.kind === "only-you" && !suggested.includes(cell.at)
      ? [{ at: cell.at, free: 1, boardsLeft: cell.boardsLeft }]
      : [],
  );
}

/** Says little: no match could be played. */
const EMPTY: readonly TimeCell["kind"][] = ["closed", "out", "neither"];
const TOO_SHORT: readonly TimeCell["kind"][] = ["short", "only-you-short"];

/** Drops rows at both ends in which no match could be played. If none can be played at all, gaps too short stay. */
function withoutEmptyEnds(rows: FinderWeek["rows"], isNone: boolean): FinderWeek["rows"] {
  const dropped = isNone ? EMPTY : [...EMPTY, ...TOO_SHORT];
  const says = ({ cells }: FinderWeek["rows"][number]) => cells.some(({ kind }) => !dropped.includes(kind));
  const first = rows.findIndex(says);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(says) + 1);
}
