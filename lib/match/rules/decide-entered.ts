import type { ClockCommand, StaffCommand } from "./commands";
import { correctionTerm, isAnswerTimeOver, isClosed } from "./deadline-rules";
import { agreedOutcome, finishedVersion, refuseLateAnswer } from "./decide-report";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import { isToPlay, type MatchState } from "./state";

/**
 * Enters a result for both players from what they signed on paper or wrote to the office (DePaul sheet, Rule 1.II.a,
 * accepts an email to the office). Both have already agreed, so it counts right away and replaces a report that's
 * waiting for an answer. The desk can't undo what the deadline has decided, even if the sweep hasn't recorded it yet,
 * or enter a result for a match that's with the director.
 */
export function enterResult(
  state: MatchState,
  command: StaffCommand,
  { now, rules }: MatchContext,
): Decision {
  switch (state.status) {
    case "final":
      return refused("already-settled");
    case "void":
      return refused("match-void");
    case "with-director":
      return refused("director-decides");
    case "reported":
      if (isAnswerTimeOver(state, now)) return refuseLateAnswer(state, rules);
      break;
    default:
      if (isClosed(state, now, rules)) return refused("too-late-to-enter");
  }
  const version = finishedVersion(command.games, rules);
  if (!version.ok) return version;
  if (version.value.outcome.home === "draw" && rules.match.levelMatch === "director")
    return refused("tied-score-slip");

  return happens({
    type: "ResultEntered",
    ...version.value,
    source: command.source,
    note: command.note,
    ...correctionTerm(now, rules),
  });
}

/**
 * Enters the games that the league found on the chess site, because neither player objected in time (the rule pack's
 * `venue.foundHours`). A player's report or claim made by then comes first, and a tied match that the rule pack
 * leaves to the director isn't decided by silence.
 */
export function enterFound(
  state: MatchState,
  { games }: Extract<ClockCommand, { type: "enter-found" }>,
  { now, rules }: MatchContext,
): Decision {
  if (!isToPlay(state.status)) return refused("wrong-stage");
  if (rules.venue.kind !== "online" || rules.venue.foundHours === null) return refused("not-due");
  const version = finishedVersion(games, rules);
  if (!version.ok) return version;
  if (!agreedOutcome(version.value.outcome, rules)) return refused("tied-score-slip");

  return happens({
    type: "ResultEntered",
    ...version.value,
    source: "chess-site",
    note: "",
    ...correctionTerm(now, rules),
  });
}
