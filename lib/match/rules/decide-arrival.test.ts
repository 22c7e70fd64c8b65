import { describe, expect, test } from "vitest";
import { addMinutes } from "@/lib/shared/instant";
import {
  context,
  DEADLINE_HOUR,
  final,
  follows,
  hour,
  open,
  PLAY_HOUR,
  player,
  reportedBy,
  STRANGER,
  scheduled,
  voided,
  withDirector,
} from "../testing/matches";
import type { MatchEvent } from "./events";
import { foldMatch } from "./evolve";
import type { MatchState } from "./state";

const START = hour(PLAY_HOUR);
const HERE: MatchEvent = { type: "Arrived", by: "home", arrivedAt: START };

type Row = { why: string; before: MatchState; at: string; says: string };

describe("checking in", () => {
  test.each<Row>([
    { why: "half an hour early", before: scheduled(), at: addMinutes(START, -30), says: "Arrived" },
    {
      why: "a minute before that",
      before: scheduled(),
      at: addMinutes(START, -31),
      says: "too-early-to-arrive",
    },
    { why: "late", before: scheduled(), at: addMinutes(START, 40), says: "Arrived" },
    { why: "again", before: scheduledAnd(HERE), at: addMinutes(START, 5), says: "already-arrived" },
    {
      why: "the other one is here",
      before: scheduledAnd({ ...HERE, by: "away" }),
      at: START,
      says: "Arrived",
    },
    { why: "no time is agreed", before: open(), at: START, says: "no-time-to-arrive" },
    { why: "the match is reported", before: reportedBy("away"), at: hour(62), says: "arrived-after-report" },
    { why: "the director has it", before: withDirector(), at: hour(70), says: "arrived-after-report" },
    { why: "the round is closed", before: scheduled(), at: hour(DEADLINE_HOUR), says: "deadline-passed" },
    { why: "it's decided", before: final(), at: hour(70), says: "already-settled" },
    { why: "it's void", before: voided(), at: START, says: "match-void" },
  ])("$why: $says", ({ before, at, says }) => {
    expect(follows(before, { type: "arrive", table: null }, context(player("home"), at))).toBe(says);
  });

  test("is for the two players", () => {
    expect(follows(scheduled(), { type: "arrive", table: null }, context(STRANGER, START))).toBe(
      "not-your-match",
    );
  });
});

const LATER = hour(PLAY_HOUR + 24);

test.each<{ why: string; events: readonly MatchEvent[]; isHere: boolean }>([
  { why: "it's kept with the time", events: [HERE], isHere: true },
  {
    why: "more time to play doesn't change it",
    events: [HERE, { type: "DeadlineExtended", deadlineAt: hour(300), reason: "Snow." }],
    isHere: true,
  },
  {
    why: "another time starts over",
    events: [HERE, { type: "TimeAgreed", by: "away", scheduledAt: LATER }],
    isHere: false,
  },
  { why: "so does a canceled one", events: [HERE, { type: "TimeCancelled", by: "away" }], isHere: false },
  {
    why: "so does one the league sets",
    events: [HERE, { type: "TimeFixed", scheduledAt: LATER, place: "Lounge" }],
    isHere: false,
  },
  {
    why: "so does a closed venue",
    events: [
      HERE,
      {
        type: "VenueClosed",
        reason: "Snow.",
        venue: null,
        canceled: START,
        movedTo: null,
        deadlineAt: null,
      },
    ],
    isHere: false,
  },
  {
    why: "so does a match that's reopened",
    events: [HERE, { type: "Reopened", deadlineAt: hour(300), reason: "Snow." }],
    isHere: false,
  },
])("$why", ({ events, isHere }) => {
  expect(scheduledAnd(...events).arrivals.home !== null).toBe(isHere);
});

test("the code on a table names the table", () => {
  const event: MatchEvent = { ...HERE, table: "Table 3" };
  expect(scheduledAnd(event).arrivals.home).toEqual({ at: START, table: "Table 3" });
});

function scheduledAnd(...events: readonly MatchEvent[]): MatchState {
  return foldMatch([
    { type: "MatchPaired", deadlineAt: hour(DEADLINE_HOUR) },
    { type: "TimesProposed", by: "home", times: [START] },
    { type: "TimeAgreed", by: "away", scheduledAt: START },
    ...events,
  ]);
}
