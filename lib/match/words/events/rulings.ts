import { shortDay, shortDayAndTime } from "@/lib/shared/dates";
import { quoted } from "@/lib/shared/text";
import type { EnteredFrom } from "../../rules/events";
import type { MatchOutcome } from "../../rules/outcome";
import { otherSide } from "../../rules/sides";
import type { MatchState } from "../../rules/state";
import { byLeague, type Describers, withPeriod } from "../event-text";
import { gameScores, isSameResult, outcomeWords, rulingWords } from "../scores";

/** What directors and the front desk decide and write down. */
export const describeRulings = {
  ResultEntered: (event, { actor, fullNames, context: { rules } }) => ({
    kind: "ruling",
    stamp: "Final",
    tone: "final",
    heading: `${ENTERED_FROM[event.source]}: ${outcomeWords(event.outcome, fullNames)}`,
    body: [gameScores(event.games, rules.match), event.note.trim() && quoted(event.note)]
      .filter(Boolean)
      .map(withPeriod)
      .join(" "),
    signedBy:
      event.source === "chess-site" ? "Recorded by the league" : `Entered by ${actor ?? "the front desk"}`,
  }),
  Ruled: (event, { before, director, fullNames }) => ({
    kind: "ruling",
    stamp: "Final",
    tone: "final",
    heading: `Ruling: ${whatCounts(before, event.outcome)}${rulingWords(event.outcome, fullNames)}`,
    body: `${withPeriod(event.reason)} ${withPeriod(event.rule)}`,
    signedBy: director,
  }),
  Reopened: (event, { at, director, zone }) =>
    byLeague(
      `${director} reopened the match, ${shortDay(at, zone)}, until ${shortDayAndTime(event.deadlineAt, zone)}. ${quoted(event.reason)}`,
    ),
  DeadlineExtended: (event, { at, director, zone }) =>
    byLeague(
      `${director} gave more time, ${shortDay(at, zone)}, until ${shortDayAndTime(event.deadlineAt, zone)}. ${quoted(event.reason)}`,
    ),
  StatementRecorded: (event, { at, director, fullNames, zone }) =>
    byLeague(
      `${director} wrote down what ${fullNames[event.side]} said, ${shortDay(at, zone)}: ${quoted(event.statement)}`,
    ),
  Withdrawn: (event, { director, fullNames }) => ({
    kind: "ruling",
    stamp: "Forfeit",
    tone: "red",
    heading: `${fullNames[event.side]} is no longer in the division`,
    body: `${withPeriod(event.reason)} ${fullNames[otherSide(event.side)]} wins without playing.`,
    signedBy: director,
  }),
  Voided: (event, { director }) => ({
    kind: "ruling",
    stamp: "Void",
    tone: "red",
    heading: "The match is void",
    body: `${withPeriod(event.reason)} It doesn’t count.`,
    signedBy: director,
  }),
} satisfies Partial<Describers>;

const ENTERED_FROM: Record<EnteredFrom, string> = {
  "chess-site": "Found on the chess site",
  "paper-slip": "From a signed score slip",
  "e-mail": "From an email to the office",
};

/** Which of the results that the players know is the ruled one: "the correction counts, ". */
function whatCounts({ report, noShow, outcome, correction }: MatchState, ruled: MatchOutcome): string {
  if (correction) {
    if (outcome && isSameResult(outcome, ruled)) return "the result stays, ";
    return isSameResult(correction.outcome, ruled) ? "the correction counts, " : "";
  }
  const claimed = (report ?? noShow)?.outcome;
  return claimed && isSameResult(claimed, ruled) ? "the report counts, " : "";
}
