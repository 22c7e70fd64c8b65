import type { RulePack } from "@/lib/season/input/rule-pack";
import { addHours, type Instant } from "@/lib/shared/instant";
import type { MatchState } from "./state";

/** The latest time that can be suggested: the deadline minus the time it takes to play and report. */
export function lastTimeToPlay(
  { deadlineAt }: Pick<MatchState, "deadlineAt">,
  { schedule }: { readonly schedule: Pick<RulePack["schedule"], "hoursToPlay"> },
): Instant {
  return addHours(deadlineAt, -schedule.hoursToPlay);
}

/** The last instant at which a report is accepted: the deadline plus the rule pack's grace period. */
export function closesAt(
  state: Pick<MatchState, "deadlineAt">,
  { reporting }: Pick<RulePack, "reporting">,
): Instant {
  return addHours(state.deadlineAt, reporting.graceHours);
}

/**
 * Has the deadline decided the match, even if the sweep hasn't recorded it yet? A player who is a second late is late
 * whether or not the sweep has already run.
 */
export function isClosed(
  state: Pick<MatchState, "deadlineAt">,
  now: Instant,
  rules: Pick<RulePack, "reporting">,
): boolean {
  return now >= closesAt(state, rules);
}

/** Is a match that both lost decided because both had left? Only then is that recorded while reports are accepted. */
export function hadBothLeft(lostAt: Instant, closes: Instant): boolean {
  return lostAt < closes;
}

/** By when a report that's made now has to be answered. */
export function answerDue(now: Instant, { reporting }: RulePack): Instant {
  return addHours(now, reporting.hoursToAnswer);
}

/** Until when a result that's confirmed now can be corrected; nothing if the league doesn't take corrections. */
export function correctionTerm(now: Instant, { reporting }: RulePack): { readonly correctBy?: Instant } {
  return reporting.hoursToCorrect === 0 ? {} : { correctBy: addHours(now, reporting.hoursToCorrect) };
}

/**
 * Is the time to answer a report over, even if the sweep hasn't recorded it yet? From then on neither side can change
 * it: the rule pack's answer for an unanswered report already applies.
 */
export function isAnswerTimeOver({ answerBy }: Pick<MatchState, "answerBy">, now: Instant): boolean {
  return answerBy !== null && now >= answerBy;
}

/**
 * Until when notice is accepted: some hours before the agreed time, or before the deadline if no time is agreed; null
 * if the league doesn't accept notice.
 */
export function lastNotice(
  { scheduledAt, deadlineAt }: Pick<MatchState, "scheduledAt" | "deadlineAt">,
  { forfeits: { noticeHours, noticesPerYear } }: RulePack,
): Instant | null {
  if (noticeHours === null || noticesPerYear === 0) return null;
  return addHours(scheduledAt ?? deadlineAt, -noticeHours);
}

/** The last instant at which a player can cancel an agreed time. */
export function lastCancel(scheduledAt: Instant, { schedule }: Pick<RulePack, "schedule">): Instant {
  return addHours(scheduledAt, -schedule.cancelCutoffHours);
}
