import { shortDay, shortDayAndTime } from "@/lib/shared/dates";
import { quoted } from "@/lib/shared/text";
import type { EnteredFrom } from "../../rules/events";
import { otherSide } from "../../rules/sides";
import type { MatchState } from "../../rules/state";
import { byLeague, type Describers, withPeriod } from "../event-text";
import { gameScores, outcomeWords, rulingWords, winnerOfMatch, winningScore } from "../scores";

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
  Ruled: (event, { before, director, fullNames }) => {
    const claimed = (before.report ?? before.noShow)?.outcome;
    const stands = claimed !== undefined && isSameResult(claimed, event.outcome);
    return {
      kind: "ruling",
      stamp: "Final",
      tone: "final",
      heading: `Ruling: ${stands ? "the report counts, " : ""}${rulingWords(event.outcome, fullNames)}`,
      body: `${withPeriod(event.reason)} ${withPeriod(event.rule)}`,
      signedBy: director,
    };
  },
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

function isSameResult(one: MatchState["outcome"] & object, two: MatchState["outcome"] & object): boolean {
  const oneWinner = winnerOfMatch(one);
  if (oneWinner === null || oneWinner !== winnerOfMatch(two)) return false;
  if (!one.score || !two.score) return true;
  return winningScore(one.score) === winningScore(two.score);
}
