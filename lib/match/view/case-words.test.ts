import { describe, expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { drawn } from "../rules/outcome";
import { CONTESTED, DEADLINE, REPORTED, STORY, stateAfter, stored, ZONE } from "../testing/sample-match";
import { caseWords } from "./case-words";
import { waitingSince } from "./waiting-since";

const TRY = { type: "ContactLogged", by: "away", means: "email", note: "" } as const;
const NO_SHOW: MatchEvent = { type: "NoShowClaimed", by: "home", statement: "Alone.", answerBy: DEADLINE };
const TIED: MatchEvent = {
  type: "ResultReported",
  by: "home",
  games: [{ white: "home", outcome: "draw", ending: "agreement" }],
  outcome: drawn("agreed", { home: 0.5, away: 0.5 }),
  answerBy: DEADLINE,
};
const OVERDUE: MatchEvent = { type: "AnswerOverdue", outcome: null };

function wordsAfter(...events: readonly MatchEvent[]) {
  const players = { home: { name: STORY.home }, away: { name: STORY.away } };
  return caseWords({ ...players, state: stateAfter(...events), events: [] }, ZONE);
}

describe("a case in the queue", () => {
  test.each([
    {
      why: "two versions of one game",
      events: [REPORTED, CONTESTED],
      expected: { word: "Contested", title: "Osei vs. Lindqvist", question: "They differ about game 3" },
    },
    {
      why: "one side says that no games were played",
      events: [REPORTED, { ...CONTESTED, games: null } as MatchEvent],
      expected: { word: "Contested", question: "Were the games played at all?" },
    },
    {
      why: "a contested no-show",
      events: [NO_SHOW, { ...CONTESTED, games: null } as MatchEvent],
      expected: { word: "Contested", question: "Did Theo come? Amara says no." },
    },
    {
      why: "attempts on two days in the organization's zone",
      events: [
        { ...TRY, triedAt: "2026-11-18T04:00:00.000Z" },
        { ...TRY, triedAt: "2026-11-18T15:00:00.000Z" },
        { ...TRY, triedAt: "2026-11-18T16:00:00.000Z" },
        { type: "UnreachableClaimed", by: "away", statement: "Silence." } as MatchEvent,
      ],
      expected: {
        word: "Can’t be reached",
        title: "Lindqvist can’t reach Osei",
        question: "three attempts on two days",
      },
    },
    {
      why: "a report no one answered",
      events: [REPORTED, OVERDUE],
      expected: { word: "Not answered", question: "2–1 to Amara reported, Theo didn’t answer" },
    },
    {
      why: "both agree that it's tied",
      events: [TIED, { type: "ReportApproved", by: "away", outcome: null } as MatchEvent],
      expected: {
        word: "Tied",
        title: "Osei vs. Lindqvist",
        question: "½–½ after the last game: who wins the match?",
      },
    },
    {
      why: "a no-show claim no one answered",
      events: [NO_SHOW, OVERDUE],
      expected: { word: "No-show", title: "Osei says Lindqvist didn’t come" },
    },
  ])("$why", ({ events, expected }) => {
    expect(wordsAfter(...events)).toMatchObject(expected);
  });
});

test.each([
  { why: "it was contested", events: [REPORTED, CONTESTED], expected: "2026-11-20T02:00:00.000Z" },
  {
    why: "a later statement changes nothing",
    events: [REPORTED, CONTESTED, REPORTED],
    expected: "2026-11-20T02:00:00.000Z",
  },
  { why: "a report that counts by itself never went to the director", events: [REPORTED], expected: null },
])("$why", ({ events, expected }) => {
  const history = events.map((event, index) => [`2026-11-20T0${index + 1}:00:00.000Z`, event] as const);
  expect(waitingSince(stored(...history))).toBe(expected);
});
