import { expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { rulesWith } from "../testing/matches";
import { ASKED, CONTESTED, DEADLINE, GAMES, REPORTED, stateAfter, TWO_ONE } from "../testing/sample-match";
import { draftReason, draftRule } from "./draft-ruling";

const RULES = rulesWith({});
const CLAIMED: MatchEvent = { type: "NoShowClaimed", by: "away", statement: "Alone.", answerBy: DEADLINE };
const DENIED: MatchEvent = { type: "ReportContested", by: "home", statement: "I was there.", games: null };
const OVERDUE: MatchEvent = { type: "AnswerOverdue", outcome: null };
const ENTERED: MatchEvent = {
  type: "ResultEntered",
  games: GAMES,
  outcome: TWO_ONE,
  source: "paper-slip",
  note: "",
};
const DISAGREED: MatchEvent = { type: "CorrectionContested", by: "away", statement: "It was 2–1." };
const tried = (by: "home" | "away"): MatchEvent => ({
  type: "ContactLogged",
  by,
  means: "email",
  triedAt: "2026-11-17T22:00:00.000Z",
  note: "",
});
const UNREACHABLE: MatchEvent = { type: "UnreachableClaimed", by: "home", statement: "Silence." };

test.each<{ why: string; events: readonly MatchEvent[]; rule: string; reason: string }>([
  {
    why: "only the director knows who is right in a dispute",
    events: [REPORTED, CONTESTED],
    rule: "Contested reports",
    reason: "",
  },
  {
    why: "a report no one answered",
    events: [REPORTED, OVERDUE],
    rule: "No answer",
    reason: "Theo didn’t answer the report in time.",
  },
  {
    why: "a no-show no one answered",
    events: [CLAIMED, OVERDUE],
    rule: "No-shows",
    reason: "Amara didn’t come, and didn’t answer when asked.",
  },
  {
    why: "a no-show that the other side denies has been answered",
    events: [CLAIMED, DENIED],
    rule: "No-shows",
    reason: "",
  },
  {
    why: "a correction is about the result, not the no-show that was claimed before it",
    events: [CLAIMED, ENTERED, ASKED, DISAGREED],
    rule: "Corrections",
    reason: "",
  },
  {
    why: "a tied match",
    events: [REPORTED, { type: "ReportApproved", by: "away", outcome: null }],
    rule: "The director",
    reason: "",
  },
  {
    why: "only the attempts of the player who tried count",
    events: [tried("home"), tried("away"), tried("home"), UNREACHABLE],
    rule: "An opponent who can’t be reached",
    reason: "Theo couldn’t be reached: two attempts on record.",
  },
  { why: "no one has reported anything", events: [], rule: "Unreported matches", reason: "" },
])("the rule and the reason of a ruling: $why", ({ events, rule, reason }) => {
  const state = stateAfter(...events);
  expect(draftRule(state, RULES).replace(/^\d+\.\d+ /, "")).toBe(rule);
  expect(draftReason(state, { home: "Amara", away: "Theo" }, "report-stands")).toBe(reason);
});

test("a rule that the league doesn't have isn't cited", () => {
  const state = stateAfter(CLAIMED, ENTERED, ASKED, DISAGREED);
  expect(draftRule(state, rulesWith({ reporting: { hoursToCorrect: 0 } }))).toBe("");
});

test("a loss for both needs a reason that only the director knows", () => {
  const state = stateAfter(REPORTED, OVERDUE);
  expect(draftReason(state, { home: "Amara", away: "Theo" }, "both-lose")).toBe("");
});
