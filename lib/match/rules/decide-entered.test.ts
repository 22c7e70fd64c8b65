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
const level = rulesWith({ match: { bestOf: 1, otherDraws: "half", levelMatch: "director" } });

test.each([
  { why: "an open match", before: open(), expected: "ResultEntered" },
  { why: "a match with a time", before: scheduled(), expected: "ResultEntered" },
  {
    why: "a report that waits gives way to the paper",
    before: reportedBy("away"),
    expected: "ResultEntered",
  },
  { why: "so does a claim", before: noShowClaimedBy("away"), expected: "ResultEntered" },
  { why: "what is settled stays", before: final(), expected: "already-settled" },
  { why: "a void match has no result", before: voided(), expected: "match-void" },
  { why: "the director has it", before: withDirector(), expected: "director-decides" },
  { why: "the round is closed", before: open(), at: hour(168), expected: "deadline-passed" },
  {
    why: "the time to answer is over, so the director has it",
    before: reportedBy("away"),
    at: hour(REPORT_HOUR + 48),
    expected: "answer-time-passed",
  },
  { why: "an unfinished series", before: open(), games: "HA", expected: "series-not-finished" },
  { why: "no games", before: open(), games: "", expected: "no-games" },
  {
    why: "a level match is the director's",
    before: open(),
    games: "D",
    rules: level,
    expected: "level-slip",
  },
])("$why: $expected", ({ before, games = "HAH", at = hour(70), rules, expected }) => {
  expect(follows(before, scoreSlip(games), context(STAFF, at, rules))).toBe(expected);
});

test("what is entered counts as agreed, with the games of the paper and not those of the report", () => {
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
