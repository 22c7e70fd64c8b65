import { lastTimeToPlay } from "@/lib/match/rules/deadline-rules";
import type { SuggestedTimes } from "@/lib/match/rules/events";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import { dayAfterBreaks, type SeasonBreak } from "@/lib/season/rules/breaks";
import { dateIn } from "@/lib/shared/dates";
import { addMinutes, type Instant, type Zone } from "@/lib/shared/instant";
import { isTooFar } from "@/lib/shared/too-far";
import { addDays, addLocalDays, datesBetween } from "@/lib/shared/wall-clock";
import { overlap, type Span } from "./spans";

/** "The rec center is closed": from, until, by how many days deadlines move, and whether the next rounds move too. */
export type ClosurePlan = {
  readonly from: Instant;
  readonly until: Instant;
  readonly days: number;
  readonly shiftsNext: boolean;
};

/** A stage with its rounds by number, and of each round the matches that aren't decided or reported. */
export type StageThen = {
  readonly rounds: readonly RoundThen[];
  /** The season's breaks. */
  readonly breaks: readonly SeasonBreak[];
};

export type RoundThen = {
  readonly id: string;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  /** When its matches are played, if the league set that. */
  readonly sessionAt: Instant | null;
  /** Is it played where it's closed? For a session, that's decided by its own place. */
  readonly isThere: boolean;
  /** When other closures in force keep its matches from being booked. */
  readonly closed: readonly Span[];
  /** When other closures in force close its session's place. */
  readonly sessionClosed: readonly Span[];
  /** How long its matches are booked for. */
  readonly minutes: number;
  /** It's drawn, and nothing of it is left to play. */
  readonly isOver: boolean;
  readonly matches: readonly MatchThen[];
};

export type MatchThen = {
  readonly id: string;
  readonly deadlineAt: Instant;
  readonly scheduledAt: Instant | null;
  /** The suggested times to come, if they'd be booked where it's closed. */
  readonly suggested: SuggestedTimes;
  /** How long it's booked for. */
  readonly minutes: number;
  /** How long before its deadline it has to begin. */
  readonly hoursToPlay: number;
  readonly isThere: boolean;
  /** A no-show was claimed for its time. It only changes if that time is canceled. */
  readonly isClaimed: boolean;
};

export type MatchChange = {
  readonly id: string;
  readonly cancels: Instant | null;
  readonly movesTo: Instant | null;
  readonly deadlineAt: Instant | null;
  /** The suggested times that no one can pick anymore. */
  readonly withdraws: SuggestedTimes;
};

export type RoundChange = {
  readonly id: string;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  readonly sessionAt: Instant | null;
};

/**
 * Why a closure can't be confirmed: it's over, it's too far away, a canceled match would have no time left, a session
 * would still be in it or move into another one, or a session to come would be before the new deadline of an earlier round
 * or match.
 */
export type ClosureProblem =
  | "already-over"
  | "too-far"
  | "too-few-days"
  | "session-too-soon"
  | "session-closed-again"
  | "session-before-round";

export type ClosureEffect = {
  readonly matches: readonly MatchChange[];
  /** The rounds whose dates change; the deadline always does then. */
  readonly rounds: readonly RoundChange[];
  /** Ids of rounds with a session during the closure at a place that isn't closed. They keep their time. */
  readonly elsewhere: readonly string[];
  readonly problem: ClosureProblem | null;
};

/**
 * What a closure does. Times that fall into it are canceled, and suggested ones are withdrawn, which moves no deadline; a
 * session that falls into it moves by the director's number of days, and so do the deadlines of rounds that are played
 * there then or lose a time. The rounds after the first of those that aren't over move too if the director wants that, and
 * further if they'd run into a break. A match that's played later than its round moves alone.
 */
export function closureEffect(
  plan: ClosurePlan,
  stages: readonly StageThen[],
  { now, zone }: { readonly now: Instant; readonly zone: Zone },
): ClosureEffect {
  const moved = stages.map((stage) => moveStage(plan, stage, now, zone));
  const matches = moved.flatMap((stage) => stage.flatMap(({ changes }) => changes));
  return {
    matches,
    rounds: moved.flatMap((stage) =>
      stage.flatMap(({ round, change }) => (change.deadlineAt === round.deadlineAt ? [] : [change])),
    ),
    elsewhere: stages.flatMap(({ rounds }) =>
      rounds.filter((round) => !round.isThere && isSessionThen(round, plan)).map(({ id }) => id),
    ),
    problem: problemOf(plan, moved, now),
  };
}

/** Does a match get another time or deadline, or lose its time? If not, it only loses suggested times. */
export function hasNewDates({ cancels, movesTo, deadlineAt }: MatchChange): boolean {
  return Boolean(cancels || movesTo || deadlineAt);
}

/** Whom a change of a match concerns. If it only withdraws suggested times, that's those who suggested them. */
export function concernedSides(change: MatchChange): readonly Side[] {
  return hasNewDates(change) ? SIDES : SIDES.filter((side) => change.withdraws[side].length > 0);
}

/** In how many matches suggested times are withdrawn. */
export function countWithdrawn(matches: readonly { readonly change: MatchChange }[]): number {
  return matches.filter(({ change: { withdraws } }) => SIDES.some((side) => withdraws[side].length > 0))
    .length;
}

type MovedRound = {
  readonly round: RoundThen;
  readonly change: RoundChange;
  readonly changes: readonly MatchChange[];
};

function moveStage(
  plan: ClosurePlan,
  { rounds, breaks }: StageThen,
  now: Instant,
  zone: Zone,
): readonly MovedRound[] {
  const first = rounds.findIndex((round) => isConcerned(round, plan));
  let daysForNext = plan.days;
  return rounds.map((round, index) => {
    const isAfter = first >= 0 && index > first && !isConcerned(round, plan);
    const isNext = plan.shiftsNext && plan.days > 0 && isAfter && !round.isOver && round.deadlineAt > now;
    if (isNext) daysForNext = daysPastBreaks(round, daysForNext, breaks, zone);
    const later = (at: Instant) => addLocalDays(at, isNext ? daysForNext : plan.days, zone);
    const movesDates = isNext || (plan.days > 0 && isConcerned(round, plan));
    const movesSession = movesDates && (isNext || isSessionThen(round, plan));
    const change = {
      id: round.id,
      opensAt: isNext && round.opensAt > now ? later(round.opensAt) : round.opensAt,
      deadlineAt: movesDates ? later(round.deadlineAt) : round.deadlineAt,
      sessionAt: round.sessionAt && movesSession ? later(round.sessionAt) : round.sessionAt,
    };
    const changes = round.matches.flatMap((match) => {
      const cancels = isDuring(match, plan) ? match.scheduledAt : null;
      const isFixed = round.sessionAt !== null && match.scheduledAt === round.sessionAt;
      const movesTo = isFixed && movesSession ? change.sessionAt : null;
      const isMoved = movesDates || (plan.days > 0 && !isFixed && isOpenThen(match, round, plan));
      const deadlineAt = isMoved && (cancels || !match.isClaimed) ? later(match.deadlineAt) : null;
      const withdraws = cancels || !match.isClaimed ? suggestedDuring(match, plan) : NO_TIMES;
      const own = { id: match.id, cancels, movesTo, deadlineAt, withdraws };
      return concernedSides(own).length > 0 ? [own] : [];
    });
    return { round, change, changes };
  });
}

/** A round loses a time, or is being played there during the closure. A session counts only if it's then. */
function isConcerned(round: RoundThen, plan: ClosurePlan): boolean {
  if (round.matches.some((match) => isDuring(match, plan))) return true;
  if (!round.isThere) return false;
  if (round.sessionAt !== null) return isSessionThen(round, plan);
  const isOpen = overlap({ from: round.opensAt, until: round.deadlineAt }, plan);
  return isOpen && round.matches.some(({ isClaimed }) => !isClaimed);
}

/** A match can be played there during the closure, even if its round is over by then. */
function isOpenThen({ deadlineAt, isThere }: MatchThen, { opensAt }: RoundThen, plan: ClosurePlan): boolean {
  return isThere && overlap({ from: opensAt, until: deadlineAt }, plan);
}

function isSessionThen({ sessionAt, minutes, isOver }: RoundThen, plan: Span): boolean {
  return sessionAt !== null && !isOver && isPlayedThen(sessionAt, { minutes }, plan);
}

function isDuring(match: MatchThen, plan: ClosurePlan): boolean {
  const { scheduledAt, isThere } = match;
  return isThere && scheduledAt !== null && isPlayedThen(scheduledAt, match, plan);
}

const NO_TIMES: SuggestedTimes = { home: [], away: [] };

function suggestedDuring(match: MatchThen, plan: ClosurePlan): SuggestedTimes {
  const during = (side: Side) => match.suggested[side].filter((at) => isPlayedThen(at, match, plan));
  return { home: during("home"), away: during("away") };
}

/** Would some of a match that begins at this time be played during the closure? */
function isPlayedThen(from: Instant, { minutes }: Pick<MatchThen, "minutes">, plan: Span): boolean {
  return overlap({ from, until: addMinutes(from, minutes) }, plan);
}

/** By how many days a round moves, so that it doesn't run into a break that it's clear of now. */
function daysPastBreaks(
  { opensAt, deadlineAt }: RoundThen,
  days: number,
  breaks: readonly SeasonBreak[],
  zone: Zone,
): number {
  const dates = datesBetween(opensAt, addMinutes(deadlineAt, -1), zone);
  const [firstDay = dateIn(opensAt, zone)] = dates;
  const clear = breaks.filter(({ from, until }) => !dates.some((date) => from <= date && date <= until));
  const target = dayAfterBreaks(addDays(firstDay, days), dates.length, clear);
  let needed = days;
  while (addDays(firstDay, needed) < target) needed += 1;
  return needed;
}

function problemOf(
  plan: ClosurePlan,
  stages: readonly (readonly MovedRound[])[],
  now: Instant,
): ClosureProblem | null {
  if (plan.until <= now) return "already-over";
  if (isTooFar(plan.from, now, "a year")) return "too-far";
  const rounds = stages.flat();
  const isSessionTooSoon = rounds.some(
    ({ round, change }) =>
      round.isThere &&
      isSessionThen(round, plan) &&
      change.sessionAt !== null &&
      change.sessionAt < plan.until,
  );
  if (isSessionTooSoon) return "session-too-soon";
  if (rounds.some(isSessionClosedAgain)) return "session-closed-again";
  const isOutOfTime = rounds.some(({ round, changes }) =>
    round.matches.some((match) => {
      const change = changes.find(({ id }) => id === match.id);
      if (!change?.cancels || change.movesTo) return false;
      const deadlineAt = change.deadlineAt ?? match.deadlineAt;
      return lastTimeToPlay({ deadlineAt }, { schedule: match }) <= closedUntil(plan.until, match, round);
    }),
  );
  if (isOutOfTime) return "too-few-days";
  const isOutOfOrder = stages.some((stage) =>
    stage.some(({ round, change: { sessionAt } }, index) => {
      if (sessionAt === null || sessionAt <= now || round.isOver) return false;
      return stage
        .slice(0, index)
        .flatMap((before) => newDeadlines(before, round.sessionAt))
        .some((deadlineAt) => sessionAt < deadlineAt);
    }),
  );
  return isOutOfOrder ? "session-before-round" : null;
}

/** Would a session move into another closure of its place? One that's in it already isn't this closure's doing. */
function isSessionClosedAgain({ round, change: { sessionAt } }: MovedRound): boolean {
  if (sessionAt === round.sessionAt) return false;
  return round.sessionClosed.some((closed) => isSessionThen({ ...round, sessionAt }, closed));
}

/** When a match can begin after a closure ends, by the other closures, too. */
function closedUntil(until: Instant, match: MatchThen, round: RoundThen): Instant {
  const span = { from: until, until: addMinutes(until, match.minutes) };
  const other = round.closed.find((closed) => overlap(closed, span));
  return other ? closedUntil(other.until, match, round) : until;
}

/** A director may have let a match end after the session, which the closure can't put right. */
function newDeadlines({ round, change, changes }: MovedRound, sessionAt: Instant | null): readonly Instant[] {
  const ofRound = change.deadlineAt === round.deadlineAt ? [] : [change.deadlineAt];
  const late = round.matches.filter(({ deadlineAt }) => sessionAt !== null && deadlineAt > sessionAt);
  const ofMatches = changes.filter(({ id }) => !late.some((match) => match.id === id));
  return [...ofRound, ...ofMatches.flatMap(({ deadlineAt }) => deadlineAt ?? [])];
}
