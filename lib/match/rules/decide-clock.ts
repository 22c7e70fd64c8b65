import type { RulePack } from "@/lib/season/input/rule-pack";
import { addHours, type Instant } from "@/lib/shared/instant";
import type { ClockCommand } from "./commands";
import { isAnswerTimeOver, isClosed, lastTimeToPlay } from "./deadline-rules";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import { isOpenFor } from "./open-hours";
import { bothLose, type MatchOutcome } from "./outcome";
import { isToPlay, type MatchState } from "./state";
import { ifUnanswered } from "./unanswered";

/**
 * A match that no one reported by the deadline is a double forfeit (DePaul sheet, Rule 1.II.b). Matches that were
 * reported or that are with the director aren't affected.
 */
export function passDeadline(state: MatchState, { now, rules }: MatchContext): Decision {
  if (!isToPlay(state.status)) return refused("wrong-stage");
  if (!isClosed(state, now, rules)) return refused("not-due");

  return happens({ type: "DeadlinePassed", outcome: bothLose("double-forfeit") });
}

/**
 * A report that no one answered in time counts, or goes to the director; the rule pack says which. A correction always
 * goes to the director.
 */
export function passAnswerTime(state: MatchState, { now, rules }: MatchContext): Decision {
  if (state.correction && !state.correction.isWithDirector)
    return isAnswerTimeOver(state, now) ? happens({ type: "CorrectionOverdue" }) : refused("not-due");
  if (state.status !== "reported") return refused("wrong-stage");
  if (!isAnswerTimeOver(state, now)) return refused("not-due");

  const outcome = ifUnanswered(state, rules) === "stands" ? standingOutcome(state) : null;
  return happens({ type: "AnswerOverdue", outcome });
}

/**
 * The players haven't agreed on a time some hours before the deadline, so the league sets one (our rule; the DePaul
 * sheet doesn't cover it). It has to be a time that the players could have agreed on themselves.
 */
export function setDefaultTime(
  state: MatchState,
  { scheduledAt }: Extract<ClockCommand, { type: "set-default-time" }>,
  context: MatchContext,
): Decision {
  const { now, rules } = context;
  if (state.status !== "open") return refused("wrong-stage");
  if (!isDefaultDue(state, now, rules)) return refused("not-due");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (scheduledAt <= now) return refused("time-in-past");
  if (scheduledAt > lastTimeToPlay(state, rules)) return refused("time-after-deadline");
  if (!isOpenFor(context, scheduledAt)) return refused("venue-closed");

  return happens({ type: "TimeDefaulted", scheduledAt });
}

/** The league looked for a time to set and found none. The players are told once before each deadline. */
export function missDefaultTime(state: MatchState, { now, rules }: MatchContext): Decision {
  if (state.status !== "open") return refused("wrong-stage");
  if (state.isDefaultMissed || !isDefaultDue(state, now, rules)) return refused("not-due");
  if (isClosed(state, now, rules)) return refused("deadline-passed");

  return happens({ type: "DefaultTimeMissed" });
}

/** Is the deadline so near that the league sets a time if the players haven't agreed on one? */
function isDefaultDue(
  { deadlineAt }: MatchState,
  now: Instant,
  { schedule: { fallback } }: RulePack,
): boolean {
  return fallback !== null && now >= addHours(deadlineAt, -fallback.hoursBefore);
}

/** The outcome of an unanswered report if the rule pack lets it count. */
export function standingOutcome(state: MatchState): MatchOutcome {
  const claimed = state.report ?? state.noShow;
  if (!claimed) throw new Error("A reported match has a report or a claim");
  return { ...claimed.outcome, decidedBy: state.report ? "stands" : "forfeit" };
}
