import { expect, test } from "vitest";
import {
  context,
  final,
  follows,
  gamesOf,
  hour,
  noShowClaimedBy,
  open,
  REPORT_HOUR,
  reportedBy,
  rulesWith,
  STAFF,
  scheduled,
  stateAfter,
  voided,
  withDirector,
} from "../testing/matches";
import type { StaffCommand } from "./commands";
import { gamesThatStand, projectMatch } from "./project";

const scoreSlip = (letters: string): StaffCommand => ({
  type: "enter-result",
  games: gamesOf(letters),
  source: "paper-slip",
  note: "",
});
const tied = rulesWith({ match: { bestOf: 1, otherDraws: "half", levelMatch: "director" } });

test.each([
  { why: "an open match", before: open(), expected: "ResultEntered" },
  { why: "a match with a time", before: scheduled(), expected: "ResultEntered" },
  {
    why: "paper replaces a report that's waiting",
    before: reportedBy("away"),
    expected: "ResultEntered",
  },
  { why: "and a claim", before: noShowClaimedBy("away"), expected: "ResultEntered" },
  { why: "a decided match stays", before: final(), expected: "already-settled" },
  { why: "a void match has no result", before: voided(), expected: "match-void" },
  { why: "it's with the director", before: withDirector(), expected: "director-decides" },
  { why: "the round is closed", before: open(), at: hour(168), expected: "too-late-to-enter" },
  {
    why: "the time to answer is over, so it's with the director",
    before: reportedBy("away"),
    at: hour(REPORT_HOUR + 48),
    expected: "answer-time-passed",
  },
  { why: "an unfinished series", before: open(), games: "HA", expected: "series-not-finished" },
  { why: "no games", before: open(), games: "", expected: "no-games" },
  {
    why: "a tied match goes to the director",
    before: open(),
    games: "D",
    rules: tied,
    expected: "tied-score-slip",
  },
])("$why: $expected", ({ before, games = "HAH", at = hour(70), rules, expected }) => {
  expect(follows(before, scoreSlip(games), context(STAFF, at, rules))).toBe(expected);
});

test("an entered result counts as agreed, with the games on the paper instead of those in the report", () => {
  const state = stateAfter(reportedBy("away"), scoreSlip("HAH"), context(STAFF, hour(70)));
  expect(projectMatch(state)).toMatchObject({
    status: "final",
    decidedBy: "agreed",
    homeResult: "win",
    homeWins: 2,
    awayWins: 1,
    answerBy: null,
  });
  expect(gamesThatStand(state)).toHaveLength(3);
});
