import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import {
  DEADLINE_HOUR,
  doubleForfeited,
  final,
  gamesOf,
  hour,
  noShowClaimedBy,
  open,
  PLAY_HOUR,
  REPORT_HOUR,
  reportedBy,
  rulesWith,
  scheduled,
  suggestedBy,
  voided,
  withDirector,
} from "../testing/matches";
import { compareByDeadline, type NextMove, nextMove } from "./next-move";
import type { Side } from "./sides";
import type { MatchState } from "./state";

const answerBy = REPORT_HOUR + 48;
const lastSuggested = PLAY_HOUR + 24;
const bothSuggested = open(
  { type: "TimesProposed", by: "home", times: [hour(30)] },
  { type: "TimesProposed", by: "away", times: [hour(40)] },
);
const moveSuggested = scheduled({ type: "TimesProposed", by: "away", times: [hour(90)] });
const grace = rulesWith({ reporting: { graceHours: 12 } });
const stands = rulesWith({ reporting: { unanswered: "stands" } });

type Row = {
  why: string;
  state: MatchState;
  side: Side;
  now: number;
  rules?: typeof DEPAUL;
  is: string;
  by: number | null;
};

test.each<Row>([
  {
    why: "no one has suggested a time",
    state: open(),
    side: "home",
    now: 2,
    is: "you: suggest-times",
    by: DEADLINE_HOUR,
  },
  {
    why: "the opponent has suggested times",
    state: suggestedBy("away"),
    side: "home",
    now: 2,
    is: "you: pick-time",
    by: lastSuggested,
  },
  {
    why: "my suggestion is out",
    state: suggestedBy("home"),
    side: "home",
    now: 2,
    is: "them: wait-for-answer",
    by: lastSuggested,
  },
  { why: "both have suggested", state: bothSuggested, side: "home", now: 2, is: "you: pick-time", by: 40 },
  {
    why: "both have suggested, and theirs has expired",
    state: bothSuggested,
    side: "away",
    now: 35,
    is: "them: wait-for-answer",
    by: 40,
  },
  {
    why: "my suggestion has expired",
    state: suggestedBy("home"),
    side: "home",
    now: lastSuggested,
    is: "you: suggest-times",
    by: DEADLINE_HOUR,
  },
  {
    why: "the opponent's suggestion has expired",
    state: suggestedBy("away"),
    side: "home",
    now: lastSuggested,
    is: "you: suggest-times",
    by: DEADLINE_HOUR,
  },
  { why: "a time is agreed", state: scheduled(), side: "home", now: 2, is: "you: play", by: PLAY_HOUR },
  {
    why: "a time is agreed, and the opponent wants to move it",
    state: moveSuggested,
    side: "home",
    now: 2,
    is: "you: play",
    by: PLAY_HOUR,
  },
  {
    why: "the agreed time has begun",
    state: scheduled(),
    side: "away",
    now: PLAY_HOUR,
    is: "you: report",
    by: DEADLINE_HOUR,
  },
  {
    why: "the round has closed and the sweep hasn't run",
    state: scheduled(),
    side: "home",
    now: DEADLINE_HOUR,
    is: "none: late",
    by: DEADLINE_HOUR,
  },
  {
    why: "the same for a match without a time",
    state: open(),
    side: "home",
    now: 400,
    is: "none: late",
    by: DEADLINE_HOUR,
  },
  {
    why: "times can still be suggested",
    state: open(),
    side: "home",
    now: DEADLINE_HOUR - 2.1,
    is: "you: suggest-times",
    by: DEADLINE_HOUR,
  },
  {
    why: "it's too late to suggest a time, but they may have played",
    state: open(),
    side: "home",
    now: DEADLINE_HOUR - 2,
    is: "you: report",
    by: DEADLINE_HOUR,
  },
  {
    why: "in the grace period only reporting is left",
    state: open(),
    side: "home",
    now: DEADLINE_HOUR + 1,
    rules: grace,
    is: "you: report",
    by: DEADLINE_HOUR + 12,
  },
  {
    why: "I reported",
    state: reportedBy("home"),
    side: "home",
    now: 70,
    is: "them: wait-for-approval",
    by: answerBy,
  },
  {
    why: "the opponent reported",
    state: reportedBy("home"),
    side: "away",
    now: 70,
    is: "you: answer-report",
    by: answerBy,
  },
  {
    why: "closing the round changes nothing then",
    state: reportedBy("home", gamesOf("HH"), 160),
    side: "away",
    now: DEADLINE_HOUR + 1,
    is: "you: answer-report",
    by: 160 + 48,
  },
  {
    why: "I didn't answer in time, and the sweep hasn't run",
    state: reportedBy("home"),
    side: "away",
    now: answerBy,
    is: "director: director-decides",
    by: null,
  },
  {
    why: "the opponent didn't answer my claim in time",
    state: noShowClaimedBy("home"),
    side: "home",
    now: answerBy,
    is: "director: director-decides",
    by: null,
  },
  {
    why: "no one answered in time, and the report counts",
    state: reportedBy("home"),
    side: "away",
    now: answerBy,
    rules: stands,
    is: "none: decided",
    by: answerBy,
  },
  {
    why: "I claimed a no-show",
    state: noShowClaimedBy("home"),
    side: "home",
    now: 70,
    is: "them: wait-for-approval",
    by: answerBy,
  },
  {
    why: "the opponent claims that I didn't come",
    state: noShowClaimedBy("home"),
    side: "away",
    now: 70,
    is: "you: answer-no-show",
    by: answerBy,
  },
  {
    why: "the director decides",
    state: withDirector(),
    side: "home",
    now: 70,
    is: "director: director-decides",
    by: null,
  },
  { why: "it's agreed", state: final(), side: "home", now: 70, is: "none: decided", by: null },
  { why: "both lost", state: doubleForfeited(), side: "home", now: 170, is: "none: decided", by: null },
  { why: "it's void", state: voided(), side: "home", now: 70, is: "none: void", by: null },
])("$why: $is", ({ state, side, now, rules = DEPAUL, is, by }) => {
  const move = nextMove(state, side, hour(now), rules);
  expect(`${move.turn}: ${move.kind}`).toBe(is);
  expect(move.by).toBe(by === null ? null : hour(by));
});

describe("the order of urgency", () => {
  const play: NextMove = { turn: "you", kind: "play", by: hour(60) };
  const wait: NextMove = { turn: "them", kind: "wait-for-approval", by: hour(60) };
  const later: NextMove = { turn: "you", kind: "report", by: hour(100) };
  const decided: NextMove = { turn: "none", kind: "decided", by: null };
  const ruled: NextMove = { turn: "director", kind: "director-decides", by: null };

  test("earlier first, your own before the opponent's, without a time last", () => {
    expect([decided, ruled, later, wait, play].sort(compareByDeadline)).toEqual([
      play,
      wait,
      later,
      ruled,
      decided,
    ]);
  });
});
