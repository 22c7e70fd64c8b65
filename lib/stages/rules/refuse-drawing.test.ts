import { expect, test } from "vitest";
import { refusePlayoff, refusePublishing } from "./refuse-drawing";

const FINE = {
  status: "registration",
  haveRulesChanged: false,
  haveBreaksChanged: false,
  isAsSeen: true,
  firstDay: "2026-11-23",
  today: "2026-11-23",
  players: 2,
} as const;

const PUBLISHING = { ...FINE, isPublished: false, undecided: 0 };
test.each([
  [{}, null, "two players from today on are enough"],
  [{ status: "running" }, null, "another division has started"],
  [{ isPublished: true, haveRulesChanged: true }, "already-published", "a second press shows the schedule"],
  [{ haveRulesChanged: true }, "rules-changed", "the rounds on the page may be others"],
  [{ haveBreaksChanged: true }, "changed", "the days on the page may be others"],
  [{ isAsSeen: false }, "changed", "a player registered"],
  [{ players: 1 }, "too-few-players", "one player has nobody to play"],
  [{ status: "draft" }, "wrong-status", "nobody could register"],
  [{ status: "finished" }, "wrong-status", "the season is over"],
  [{ status: undefined }, "wrong-status", "the division is gone"],
  [{ firstDay: "2026-11-22" }, "starts-in-past", "yesterday"],
  [{ firstDay: "2027-05-25" }, null, "half a year away"],
  [{ firstDay: "2027-05-26" }, "starts-too-late", "a day more, which is probably a mistyped year"],
  [{ undecided: 1 }, "not-eligible", "a player is no longer on the list, and nobody has decided"],
] as const)("publishing with %j: %s (%s)", (change, refusal, _why) => {
  expect(refusePublishing({ ...PUBLISHING, ...change })).toBe(refusal);
});

const PLAYOFF = { ...FINE, status: "running", hasPlayoff: true, isDrawn: false, isSettled: true } as const;
test.each([
  [{}, null, "everything is settled"],
  [{ status: "registration" }, null, "another division still takes players"],
  [{ hasPlayoff: false }, "no-playoff", "the rules have one stage"],
  [{ status: "finished" }, "wrong-status", "the season is over"],
  [{ isDrawn: true, haveRulesChanged: true }, "already-drawn", "a second press shows the bracket"],
  [{ haveRulesChanged: true }, "rules-changed", "other players may qualify"],
  [{ haveBreaksChanged: true }, "changed", "the days on the page may be others"],
  [{ isAsSeen: false }, "changed", "a ruling changed the standings"],
  [{ isSettled: false }, "not-settled", "a match is open"],
  [{ firstDay: "2026-11-22" }, "starts-in-past", "yesterday"],
  [{ firstDay: "2062-11-23" }, "starts-too-late", "a mistyped year"],
  [{ players: 1 }, "too-few-players", "everybody else left"],
] as const)("a playoff with %j: %s (%s)", (change, refusal, _why) => {
  expect(refusePlayoff({ ...PLAYOFF, ...change })).toBe(refusal);
});
