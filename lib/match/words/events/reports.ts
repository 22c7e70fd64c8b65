import type { ReportSource } from "../../rules/events";
import { addUpSeries } from "../../rules/series";
import { otherSide } from "../../rules/sides";
import { contestedPart } from "../contested";
import { act, type Describers, type EventMoment, type EventOf, type EventText } from "../event-text";
import { gameScores, outcomeWords, seriesWords } from "../scores";

/** What the players say happened, and what they answer to each other. */
export const describeReports = {
  ResultReported: (event, { names, context: { rules } }) =>
    act(
      event.by,
      `Reported ${outcomeWords(event.outcome, names)}`,
      gameScores(event.games, rules.match) +
        (event.source ? `. ${filledFrom(event.source, event.picked)}` : ""),
    ),
  ReportAmended: (event, { names, context: { rules } }) =>
    act(
      event.by,
      `Changed the report to ${outcomeWords(event.outcome, names)}`,
      gameScores(event.games, rules.match),
    ),
  ReportApproved: (event, { before, names }) => {
    if (!event.outcome) return act(event.by, "Confirmed that the match is tied", "The director decides.");
    return before.report
      ? act(
          event.by,
          `Confirmed ${outcomeWords(event.outcome, names)}`,
          event.byEmail ? "By the link in the email, without signing in." : "",
        )
      : act(event.by, "Admitted not coming");
  },
  ReportContested: describeContest,
  ContestWithdrawn: (event) => act(event.by, "Withdrew the contest"),
  VersionAccepted: (event, { names }) => {
    if (!event.outcome) return act(event.by, "Accepted that the match is tied", "The director decides.");
    return event.report
      ? act(event.by, `Accepted ${outcomeWords(event.outcome, names)}`)
      : act(event.by, "Admitted not coming");
  },
  NoShowClaimed: (event, { names }) =>
    act(event.by, `Said ${names[otherSide(event.by)]} didn’t come`, "", event.statement),
  UnreachableClaimed: (event) => act(event.by, "Asked the director to decide", "", event.statement),
  StatementAdded: (event) => act(event.by, "Made a statement", "", event.statement),
  Conceded: (event, { names }) => act(event.by, `Gave the match to ${names[otherSide(event.by)]}`),
} satisfies Partial<Describers>;

function describeContest(
  { games, statement, by }: EventOf<"ReportContested">,
  { before, names, context: { rules } }: EventMoment,
): EventText {
  const version = games ? seriesWords(addUpSeries(games, rules.match).score, names) : null;
  if (version && statement.trim() === "") {
    return act(by, `Reported ${version}`, games ? gameScores(games, rules.match) : "");
  }
  const part = before.report ? contestedPart(before.report.games, games) : "that";
  return act(by, `Said ${part} is wrong`, version ? `Their version: ${version}` : "", statement);
}

/** What a report was filled in from. */
function filledFrom(source: ReportSource, picked: true | undefined): string {
  return picked ? "Picked from their games on the chess site" : FILLED_FROM[source];
}

const FILLED_FROM: Record<ReportSource, string> = {
  room: "From the match room",
  "chess-site": "From the game on the chess site",
};
