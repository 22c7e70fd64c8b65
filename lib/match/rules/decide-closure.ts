import type { Instant } from "@/lib/shared/instant";
import type { CloseVenue } from "./commands";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import { SIDES, type Side } from "./sides";
import { isToPlay, type MatchState } from "./state";

/**
 * The venue is closed for a while, which cancels or moves the match's time, gives it a later deadline, or withdraws
 * suggested times. A match that loses its time has to be left with a deadline to come, so that no default follows from it.
 */
export function closeVenue(state: MatchState, command: CloseVenue, { now }: MatchContext): Decision {
  const { cancels, movesTo, deadlineAt, withdraws, reason, venue } = command;
  const deadline = deadlineAt ?? state.deadlineAt;
  if (!isToPlay(state.status) && !(cancels && isClaimedNoShow(state))) return refused("wrong-stage");
  if (reason.trim() === "") return refused("reason-missing");
  const isUntouched = SIDES.every((side) => withdraws[side].length === 0);
  if (!cancels && !movesTo && !deadlineAt && isUntouched) return refused("wrong-stage");
  if (cancels && cancels !== state.scheduledAt) return refused("nothing-scheduled");
  if (cancels && state.fixedPlace !== null && !movesTo) return refused("time-fixed");
  if (movesTo && state.fixedPlace === null) return refused("nothing-scheduled");
  if (movesTo && movesTo <= now) return refused("time-in-past");
  if (movesTo && movesTo > deadline) return refused("time-after-deadline");
  if (deadlineAt && deadlineAt <= state.deadlineAt) return refused("deadline-not-later");
  if (deadline <= now) return refused("deadline-not-later");
  if (SIDES.some((side) => !areSuggested(state, side, withdraws[side]))) return refused("not-suggested");

  return happens({
    type: "VenueClosed",
    reason,
    venue,
    canceled: cancels,
    movedTo: movesTo,
    deadlineAt,
    withdrawn: withdraws,
  });
}

function areSuggested({ suggestions }: MatchState, by: Side, times: readonly Instant[]): boolean {
  return times.every((time) => suggestions[by]?.times.includes(time));
}

/** Was it only claimed that one side didn't come? No one can be blamed for not coming to a venue that was closed. */
export function isClaimedNoShow({ status, noShow }: MatchState): boolean {
  return status === "reported" && noShow !== null;
}
