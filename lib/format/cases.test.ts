import { expect, test } from "vitest";
import type { MatchEvent } from "@/lib/domain/match/events";
import { describeCase } from "./cases";
import { AGREED, CONTESTED, DEADLINE, REPORTED, STORY, stateAfter, ZONE } from "./sample-match";

function tried(triedAt: string): MatchEvent {
  return { type: "ContactLogged", by: "away", means: "email", triedAt, note: "" };
}

test.each<{ why: string; events: readonly MatchEvent[]; word: string; title: string; question: string }>([
  {
    why: "one game in dispute",
    events: [REPORTED, CONTESTED],
    word: "Dispute",
    title: "Osei v Lindqvist",
    question: "What happened in game 3?",
  },
  {
    why: "a claim denied",
    events: [
      AGREED,
      { type: "NoShowClaimed", by: "home", statement: "I waited.", answerBy: DEADLINE },
      { type: "ReportContested", by: "away", statement: "I was there.", games: null },
    ],
    word: "No-show",
    title: "Osei: Lindqvist did not come",
    question: "Lindqvist says otherwise",
  },
  {
    why: "a silent side",
    events: [REPORTED, { type: "AnswerOverdue", outcome: null }],
    word: "Not answered",
    title: "Osei v Lindqvist",
    question: "2–1 to Osei, says Osei",
  },
  {
    why: "tries on two days of the organization's calendar",
    events: [
      tried("2026-11-17T23:00:00.000Z"),
      tried("2026-11-18T05:00:00.000Z"),
      tried("2026-11-18T23:00:00.000Z"),
      { type: "UnreachableClaimed", by: "away", statement: "No word." },
    ],
    word: "Can’t be reached",
    title: "Lindqvist: Osei is silent",
    question: "3 tries on 2 days",
  },
])("$why", ({ events, word, title, question }) => {
  expect(describeCase(stateAfter(...events), STORY, ZONE)).toMatchObject({ word, title, question });
});

test("a match that is not with the director is no case", () => {
  expect(describeCase(stateAfter(REPORTED), STORY, ZONE)).toBeNull();
});
