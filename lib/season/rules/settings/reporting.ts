import { choice, numbers, whole } from "./kinds";
import { DIRECTOR } from "./match";
import { settingsIn, type ValuesOf } from "./setting";

const setting = settingsIn("reporting");

/** How results are reported. */
export const REPORTING = {
  hoursToAnswer: setting(whole(1, 336), {
    default: 48,
    label: "Hours to answer a report",
    help: "How long the other player has to confirm or contest it.",
    rule: "approval",
  }),
  /**
   * What happens to a report that no one answers. It never becomes a double forfeit: silence can't cost a player what
   * they reported.
   */
  unanswered: setting(
    choice([
      ["director", DIRECTOR],
      ["stands", "It counts as reported"],
    ]),
    {
      default: "stands",
      label: "A report that isn’t answered",
      help: "What happens when the time to answer is over. It never becomes a double forfeit.",
      rule: "no-answer",
      isKey: true,
    },
  ),
  /** How long after the deadline reports are accepted; then the match is a double forfeit. */
  graceHours: setting(whole(0, 336), {
    default: 0,
    label: "Hours to report after a round closes",
    help: "After that, a match that neither player has reported is a loss for both. 0: no extra time.",
    rule: "deadline",
  }),
  /** After both players confirmed a result, either can ask for a correction within this many hours; 0: they can't. */
  hoursToCorrect: setting(whole(0, 336), {
    default: 48,
    older: 0,
    label: "Hours to ask for a correction",
    help: "After both players confirmed a result. 0: only a director can change it.",
    rule: "corrections",
  }),
  /** The office enters reports that arrive another way. */
  otherWays: setting(
    choice([
      ["none", "Only on this site"],
      ["email", "By email to the office, too"],
      ["desk", "On a paper score slip at the front desk, too"],
      ["email-or-desk", "By email or on a paper score slip, too"],
    ]),
    {
      default: "none",
      older: "none",
      label: "Other ways to report",
      help: "The rule sheet says so. The office or the front desk has to enter these results by the deadline for reports.",
      rule: "other-ways",
    },
  ),
  /** A case that waits longer for the director goes to the admins too. */
  escalateDays: setting(whole(0, 30), {
    default: 3,
    older: 0,
    label: "Days until admins hear of a waiting case",
    help: "They get an email if the director hasn’t decided by then. 0: never.",
    rule: "director",
  }),
  remindHours: setting(numbers(1, 336, { count: 4, wrong: "Enter at most four reminders." }), {
    default: [48, 6],
    label: "Reminders, hours before a round closes",
    help: "Up to four, like 48, 6. Leave it empty for none.",
    rule: "reminders",
  }),
};

export type ReportingRules = ValuesOf<typeof REPORTING>;
