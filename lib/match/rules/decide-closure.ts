import type { CloseVenue } from "./commands";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import { isToPlay, type MatchState } from "./state";

/**
 * The venue is closed for a while, which cancels or moves the match's time or gives it a later deadline. A match that
 * loses its time has to be left with a deadline to come, so that no default follows from it.
 */
export function closeVenue(state: MatchState, command: CloseVenue, { now }: MatchContext): Decision {
  const { cancels, movesTo, deadlineAt, reason, venue } = command;
  const deadline = deadlineAt ?? state.deadlineAt;
  if (!isToPlay(state.status) && !(cancels && isClaimedNoShow(state))) return refused("wrong-stage");
  if (reason.trim() === "") return refused("reason-missing");
  if (!cancels && !movesTo && !deadlineAt) return refused("wrong-stage");
  if (cancels && cancels !== state.scheduledAt) return refused("nothing-scheduled");
  if (cancels && state.fixedPlace !== null && !movesTo) return refused("time-fixed");
  if (movesTo && state.fixedPlace === null) return refused("nothing-scheduled");
  if (movesTo && movesTo <= now) return refused("time-in-past");
  if (movesTo && movesTo > deadline) return refused("time-after-deadline");
  if (deadlineAt && deadlineAt <= state.deadlineAt) return refused("deadline-not-later");
  if (deadline <= now) return refused("deadline-not-later");

  return happens({ type: "VenueClosed", reason, venue, canceled: cancels, movedTo: movesTo, deadlineAt });
}

/** No one can be blamed for not coming to a venue that was closed. */
function isClaimedNoShow({ status, noShow }: MatchState): boolean {
  return status === "reported" && noShow !== null;
}
