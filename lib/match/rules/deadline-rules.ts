import type { RulePack } from "@/lib/season/input/rule-pack";
import { addHours, type Instant } from "@/lib/shared/instant";
import type { MatchState } from "./state";

/** The latest time that can be offered: the deadline less what it takes to play and report. */
export function lastTimeToPlay({ deadlineAt }: Pick<MatchState, "deadlineAt">, rules: RulePack): Instant {
  return addHours(deadlineAt, -rules.schedule.hoursToPlay);
}

/** The last instant at which a report is taken: the deadline and the rule pack's grace. */
export function closesAt(state: Pick<MatchState, "deadlineAt">, rules: RulePack): Instant {
  return addHours(state.deadlineAt, rules.reporting.graceHours);
}

/**
 * Is the match over by the clock, whether or not the clock has come round to say so? A player who is late by a
 * second is as late as one whom the sweep met first.
 */
export function isClosed(state: Pick<MatchState, "deadlineAt">, now: Instant, rules: RulePack): boolean {
  return now >= closesAt(state, rules);
}

/**
 * Is the time to answer a report over, whether or not the clock has come round to say so? From then on neither side
 * moves it: what the rule pack says of an unanswered report is already so.
 */
export function isAnswerTimeOver({ answerBy }: Pick<MatchState, "answerBy">, now: Instant): boolean {
  return answerBy !== null && now >= answerBy;
}

/** Until when notice is taken: so long before the agreed time, else before the deadline; null where it is not known. */
export function lastNotice(
  { scheduledAt, deadlineAt }: Pick<MatchState, "scheduledAt" | "deadlineAt">,
  { forfeits: { noticeHours } }: RulePack,
): Instant | null {
  return noticeHours === null ? null : addHours(scheduledAt ?? deadlineAt, -noticeHours);
}
