import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { MatchEvent } from "../rules/events";
import { expectNextMove, type NextMoveRow } from "../testing/next-move-rows";
import { AGREED, SATURDAY_4_PM, SUGGESTED, TIMES, wordsFor, wordsUnder } from "../testing/sample-match";

const SUGGESTED_LATER: MatchEvent = {
  type: "TimesProposed",
  by: "home",
  times: ["2026-11-22T20:00:00.000Z"],
};
const CLOSED: MatchEvent = {
  type: "VenueClosed",
  reason: "Snow",
  canceled: null,
  movedTo: null,
  deadlineAt: null,
  withdrawn: { home: TIMES, away: [] },
};
const MONDAY = "2026-11-16T15:05:00.000Z";
const FRIDAY = "2026-11-21T00:00:00.000Z";
const SATURDAY_EVENING = "2026-11-21T22:58:00.000Z";
const LOSE = "If no one reports by Sunday, 11:59 pm, you both lose the match.";

test.each<NextMoveRow>([
  {
    why: "to schedule",
    side: "home",
    now: MONDAY,
    events: [],
    turn: "you",
    label: "Your move",
    what: "Suggest times to Theo",
    says: `Theo picks one and the match is set. ${LOSE}`,
  },
  {
    why: "your times have all passed",
    side: "home",
    now: SATURDAY_EVENING,
    events: [SUGGESTED],
    turn: "you",
    label: "Your move",
    what: "Suggest times to Theo",
    says: "The times you suggested have passed.",
  },
  {
    why: "the venue closed at your times",
    side: "home",
    now: MONDAY,
    events: [SUGGESTED, CLOSED],
    turn: "you",
    label: "Your move",
    what: "Suggest times to Theo",
    says: "The times you suggested are no longer available.",
  },
  {
    why: "suggested to you",
    side: "away",
    now: MONDAY,
    events: [SUGGESTED],
    turn: "you",
    label: "Your move",
    what: "Pick one of Amara’s times",
    says: LOSE,
  },
  {
    why: "one suggested time is left",
    side: "away",
    now: FRIDAY,
    events: [SUGGESTED],
    turn: "you",
    label: "Your move",
    what: "Can you play Amara on Saturday at 4:00 pm?",
    says: LOSE,
  },
  {
    why: "you suggested",
    side: "home",
    now: MONDAY,
    events: [SUGGESTED],
    turn: "them",
    label: "Theo’s move",
    what: "Theo has your suggested times",
    says: LOSE,
  },
  {
    why: "scheduled",
    side: "home",
    now: FRIDAY,
    events: [SUGGESTED, AGREED],
    turn: "you",
    label: "Your move",
    what: "Play Theo on Saturday at 4:00 pm",
    says: "You have White in game 1. A player who is more than 15 minutes late can lose the match.",
  },
  {
    why: "scheduled, and the opponent suggests other times",
    side: "away",
    now: MONDAY,
    events: [SUGGESTED, AGREED, SUGGESTED],
    turn: "you",
    label: "Your move",
    what: "Play Amara on Saturday at 4:00 pm",
    says: "Amara asked to move it. This time stays until you pick another.",
  },
  {
    why: "the league set the time, and the opponent had suggested others",
    side: "away",
    now: MONDAY,
    events: [SUGGESTED, { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM }],
    turn: "you",
    label: "Your move",
    what: "Play Amara on Saturday at 4:00 pm",
    says: "The league set this time. Amara suggested other times, and you can still pick one.",
  },
  {
    why: "you canceled the time, and suggested others before",
    side: "home",
    now: MONDAY,
    events: [AGREED, SUGGESTED_LATER, { type: "TimeCancelled", by: "home" }],
    turn: "them",
    label: "Theo’s move",
    what: "Theo has your suggested time",
    says: "You canceled the time on Saturday at 4:00 pm.",
  },
  {
    why: "the opponent canceled the time, and suggested another before",
    side: "away",
    now: MONDAY,
    events: [AGREED, SUGGESTED_LATER, { type: "TimeCancelled", by: "home" }],
    turn: "you",
    label: "Your move",
    what: "Can you play Amara on Sunday at 2:00 pm?",
    says: "Amara canceled the time on Saturday at 4:00 pm. You can also suggest other times",
  },
  {
    why: "the opponent canceled the only time",
    side: "away",
    now: MONDAY,
    events: [SUGGESTED, AGREED, { type: "TimeCancelled", by: "home" }],
    turn: "you",
    label: "Your move",
    what: "Suggest times to Amara",
    says: "Amara canceled the time on Saturday at 4:00 pm. Suggest others: Amara picks one and the match is set.",
  },
  {
    why: "scheduled today",
    side: "away",
    now: "2026-11-21T16:40:00.000Z",
    events: [SUGGESTED, AGREED],
    turn: "you",
    label: "Your move",
    what: "Play Amara at 4:00 pm today",
    says: "You have Black in game 1.",
  },
  {
    why: "to report",
    side: "home",
    now: SATURDAY_EVENING,
    events: [SUGGESTED, AGREED],
    turn: "you",
    label: "Your move",
    what: "Report the result",
    says: `If Theo didn’t come, claim the match. ${LOSE}`,
  },
])("$why: $what", expectNextMove);

test("if the league set the only time that was suggested, there is none left to pick", () => {
  const only: MatchEvent = { type: "TimesProposed", by: "home", times: [SATURDAY_4_PM] };
  const { why } = wordsFor("away", MONDAY, only, { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM });
  expect(why).toContain("The league set this time.");
  expect(why).not.toContain("you can still pick one");
});

test.each([
  { grace: 0, late: "late" },
  { grace: 1, late: "more than one minute late" },
])("with a grace period of $grace minutes, a player can be $late", ({ grace, late }) => {
  const rules = { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, noShowGraceMinutes: grace } };
  const { why } = wordsUnder(rules, "home", FRIDAY, SUGGESTED, AGREED);
  expect(why).toContain(`A player who is ${late} can lose the match.`);
});
