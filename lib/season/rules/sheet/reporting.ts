import type { RulePack } from "../../input/rule-pack";
import { duration, listed } from "../rule-words";
import type { Texts } from "./texts";

/** The rules of this section by id, in the order of their numbers: a new one goes to the end. */
export const REPORTING = {
  report: "Report",
  approval: "Approval",
  "no-answer": "No answer",
  "two-stories": "Two stories",
  deadline: "Deadline",
  unreported: "Unreported matches",
  reminders: "Reminders",
} as const;

export function reportingClauses({
  reporting: { hoursToAnswer, unanswered, graceHours, remindHours },
}: RulePack): Texts<typeof REPORTING> {
  return {
    report:
      "After the match one of the players reports the result of every game. The moves can be added; they are checked, and a report that they contradict is not taken.",
    approval: `A result counts once the other player has approved it. The other player has ${duration(hoursToAnswer)} to approve it or to contest it. After that neither an answer nor a correction is taken. Nobody approves their own report.`,
    "no-answer": UNANSWERED[unanswered],
    "two-stories":
      "A contested report goes to the director, with the version and the statement of each player.",
    deadline:
      graceHours === 0
        ? "Reports are taken until the round closes."
        : `Reports are taken until ${duration(graceHours)} after the round closes.`,
    unreported:
      "A match that nobody has reported by then is a double forfeit: both players lose. It is never counted as a draw.",
    reminders:
      remindHours.length === 0
        ? null
        : `Reminders are sent ${listed([...remindHours].sort((a, b) => b - a).map(duration))} before the round closes.`,
  };
}

const UNANSWERED: Record<RulePack["reporting"]["unanswered"], string> = {
  director: "A report that is not answered in time goes to the director, because a win needs both players.",
  stands: "A report that is not answered in time stands as it is.",
};
