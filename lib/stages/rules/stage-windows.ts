import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { SeasonBreak } from "@/lib/season/rules/breaks";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { addHours, type Instant, type Zone } from "@/lib/shared/instant";
import { isTooFar } from "@/lib/shared/too-far";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { type RoundWindow, roundWindows } from "./round-windows";

/** When and where a final is played if the league sets it. */
export type Session = { readonly at: Instant; readonly place: string };

/** A round of a stage; the last one has a session if the league sets one. */
export type StageWindow = RoundWindow & { readonly session: Session | null };

/** What a session depends on besides its own time. */
type SessionRules = Pick<RulePack, "schedule" | "reporting">;

/**
 * The windows of a stage's rounds: consecutive, with the last one around its session if there is one. A session while
 * reports of the earlier rounds are accepted is refused, because its players wouldn't be known, and so is one half a year
 * after the round would have closed.
 *
 * @param firstDay calendar date of the first round's first day
 */
export function stageWindows(
  firstDay: string,
  rounds: number,
  zone: Zone,
  rules: SessionRules,
  session: Session | null,
  breaks: readonly SeasonBreak[] = [],
): Answer<readonly StageWindow[], "session-too-early" | "session-too-late"> {
  const windows = roundWindows(firstDay, rounds, zone, rules.schedule, breaks);
  const last = windows.at(-1);
  if (!session || !last) return accept(windows.map((window) => ({ ...window, session: null })));

  const before = windows.at(-2);
  if (session.at < (before ? closesAt(before, rules) : last.opensAt)) return refuse("session-too-early");
  if (isTooFar(session.at, last.deadlineAt)) return refuse("session-too-late");
  return accept([
    ...windows.slice(0, -1).map((window) => ({ ...window, session: null })),
    {
      number: last.number,
      opensAt: last.opensAt <= session.at || !before ? last.opensAt : before.deadlineAt,
      deadlineAt: sessionDeadline(session.at, zone, rules.schedule),
      session,
    },
  ]);
}

/** Until when a report of the round before a session can be answered: only then are its players sure to be known. */
export function answeredBy(before: { readonly deadlineAt: Instant }, rules: SessionRules): Instant {
  return addHours(closesAt(before, rules), rules.reporting.hoursToAnswer);
}

/**
 * A session's round closes on its day at the rule pack's time, or on the next day if that leaves too little time to
 * play and report.
 */
export function sessionDeadline(
  at: Instant,
  zone: Zone,
  { deadlineTime, hoursToPlay }: RulePack["schedule"],
): Instant {
  const day = dateIn(at, zone);
  const sameDay = instantAt(day, deadlineTime, zone);
  const leavesTime = sameDay > at && sameDay >= addHours(at, hoursToPlay);
  return leavesTime ? sameDay : instantAt(addDays(day, 1), deadlineTime, zone);
}

/** The least time two players get from the moment their match is known, if no session sets its time. */
const LEAST_HOURS_TO_PLAY = 48;

/**
 * The deadline of a match that's created while its round runs, or after it: the round's own, or two days from now if
 * less is left. With a session still to come, the round's own deadline applies.
 */
export function deadlineOfLateMatch(
  round: { readonly deadlineAt: Instant; readonly sessionAt: Instant | null },
  now: Instant,
): Instant {
  if (round.sessionAt !== null && round.sessionAt > now) return round.deadlineAt;
  const least = addHours(now, LEAST_HOURS_TO_PLAY);
  return round.deadlineAt < least ? least : round.deadlineAt;
}
