import type { Instant } from "@/lib/shared/instant";
import type { PlayerCommand } from "./commands";
import { isClosed, lastCancel, lastTimeToPlay } from "./deadline-rules";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import { isOpenFor } from "./open-hours";
import { otherSide, type Side } from "./sides";
import { isToPlay, type MatchState } from "./state";

type Command<Type extends PlayerCommand["type"]> = Extract<PlayerCommand, { type: Type }>;

/**
 * Suggests times to the other side; a new suggestion from the same side replaces its old one (DePaul sheet, Rule 1.I.a).
 * Each time must leave room to play and report: both sides lose a match that isn't reported by the deadline (Rule
 * 1.II.b).
 */
export function proposeTimes(
  state: MatchState,
  { times, note }: Command<"propose-times">,
  by: Side,
  context: MatchContext,
): Decision {
  const { now, rules } = context;
  if (!isToPlay(state.status)) return refused("wrong-stage");
  if (state.fixedPlace !== null) return refused("time-fixed");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (times.length === 0) return refused("no-times");
  if (times.length > rules.schedule.timesPerOffer) return refused("too-many-times");
  if (new Set(times).size < times.length) return refused("same-time-twice");
  if (times.some((time) => time <= now)) return refused("time-in-past");
  if (times.some((time) => time === state.scheduledAt)) return refused("time-already-set");
  const latest = lastTimeToPlay(state, rules);
  if (times.some((time) => time > latest)) return refused("time-after-deadline");
  if (times.some((time) => !isOpenFor(context, time))) return refused("venue-closed");

  return happens({ type: "TimesProposed", by, times: [...times].sort(), ...(note ? { note } : {}) });
}

/**
 * Picks one of the other side's times. Agreeing on a second time replaces the first. The room before the deadline was
 * checked when the time was suggested; a deadline only ever moves later, and reopening drops the suggestions.
 */
export function acceptTime(
  state: MatchState,
  { time }: Command<"accept-time">,
  by: Side,
  context: MatchContext,
): Decision {
  const { now, rules } = context;
  if (!isToPlay(state.status)) return refused("wrong-stage");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (!isSuggested(state, by, time)) return refused("not-suggested");
  if (time <= now) return refused("time-in-past");
  if (!isOpenFor(context, time)) return refused("venue-closed");

  return happens({ type: "TimeAgreed", by, scheduledAt: time });
}

/**
 * Cancels the agreed time, up to the rule pack's cut-off before it. Times suggested since it was set, or before the
 * league set it, can still be picked.
 */
export function cancelTime(
  state: MatchState,
  { reason }: Command<"cancel-time">,
  by: Side,
  { now, rules }: MatchContext,
): Decision {
  if (state.status !== "scheduled" || !state.scheduledAt) return refused("nothing-scheduled");
  if (state.fixedPlace !== null) return refused("time-fixed");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (now > lastCancel(state.scheduledAt, rules)) return refused("too-late-to-cancel");

  return happens({ type: "TimeCancelled", by, ...(reason ? { reason } : {}) });
}

function isSuggested(state: MatchState, by: Side, time: Instant): boolean {
  return state.suggestions[otherSide(by)]?.times.includes(time) ?? false;
}
