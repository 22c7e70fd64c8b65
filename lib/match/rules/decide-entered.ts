import type { StaffCommand } from "./commands";
import { isAnswerTimeOver, isClosed } from "./deadline-rules";
import { finishedVersion, refuseLateAnswer } from "./decide-report";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import type { MatchState } from "./state";

/**
 * Enters for both players what they signed on paper or wrote to the office (DePaul sheet, Rule 1.II.a, takes an e-mail
 * to the office). Both have said yes on paper, so it counts at once, and takes the place of a report that waits. What
 * the clock has decided, though it has not come round to say so, the desk does not undo; nor what is with the director.
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
      if (isClosed(state, now, rules)) return refused("deadline-passed");
  }
  const version = finishedVersion(command.games, rules);
  if (!version.ok) return version;
  if (version.value.outcome.home === "draw" && rules.match.levelMatch === "director")
    return refused("level-slip");

  return happens({ type: "ResultEntered", ...version.value, source: command.source, note: command.note });
}
