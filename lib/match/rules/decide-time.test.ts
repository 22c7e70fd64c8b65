import { describe, expect, test } from "vitest";
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
  rulesWith,
  scheduled,
  stateAfter,
  suggestedBy,
  voided,
  withDirector,
} from "../testing/matches";
import type { MatchActor } from "./decision";
import type { MatchState } from "./state";

const home: MatchActor = player("home");
const away: MatchActor = player("away");

describe("suggesting times", () => {
  test.each([
    {
      why: "times can be suggested in an open match",
      before: open(),
      times: [30, 31],
      says: "TimesProposed",
    },
    {
      why: "another time can be suggested after one is agreed",
      before: scheduled(),
      times: [90],
      says: "TimesProposed",
    },
    {
      why: "a player can replace their own suggestion",
      before: suggestedBy("home"),
      times: [90],
      says: "TimesProposed",
    },
    {
      why: "two hours before the deadline is early enough",
      before: open(),
      times: [DEADLINE_HOUR - 2],
      says: "TimesProposed",
    },
    {
      why: "six times fit in one suggestion",
      before: open(),
      times: [30, 31, 32, 33, 34, 35],
      says: "TimesProposed",
    },
    { why: "seven don't", before: open(), times: [30, 31, 32, 33, 34, 35, 36], says: "too-many-times" },
    {
      why: "the agreed time isn't another one",
      before: scheduled(),
      times: [90, PLAY_HOUR],
      says: "time-already-set",
    },
    { why: "a suggestion needs a time", before: open(), times: [], says: "no-times" },
    { why: "no duplicate times", before: open(), times: [30, 31, 30], says: "same-time-twice" },
    { why: "not the past", before: open(), times: [30, 1], says: "time-in-past" },
    { why: "not right now", before: open(), times: [2], says: "time-in-past" },
    {
      why: "a minute later leaves no time to play and report",
      before: open(),
      times: [30, DEADLINE_HOUR - 2 + 1 / 60],
      says: "time-after-deadline",
    },
    {
      why: "not after the deadline",
      before: open(),
      times: [DEADLINE_HOUR + 1],
      says: "time-after-deadline",
    },
    {
      why: "an extended deadline allows later times",
      before: open({ type: "DeadlineExtended", deadlineAt: hour(200), reason: "Snow." }),
      times: [198],
      says: "TimesProposed",
    },
    { why: "not once it's reported", before: reportedBy("away"), times: [90], says: "wrong-stage" },
    { why: "not while the director decides", before: withDirector(), times: [90], says: "wrong-stage" },
    { why: "not when it's decided", before: final(), times: [90], says: "already-settled" },
    { why: "not when it's void", before: voided(), times: [90], says: "match-void" },
  ])("$why: $says", ({ before, times, says }) => {
    expect(follows(before, { type: "propose-times", times: times.map(hour) }, context(home))).toBe(says);
  });

  test.each([
    { hoursToPlay: 0, latest: DEADLINE_HOUR },
    { hoursToPlay: 24, latest: DEADLINE_HOUR - 24 },
  ])("how much time has to be left is a setting: $hoursToPlay hours", ({ hoursToPlay, latest }) => {
    const rules = rulesWith({ schedule: { hoursToPlay } });
    const suggestion = (at: number) =>
      follows(open(), { type: "propose-times", times: [hour(at)] }, context(home, hour(2), rules));
    expect(suggestion(latest)).toBe("TimesProposed");
    expect(suggestion(latest + 0.1)).toBe("time-after-deadline");
  });

  test.each([
    { why: "before it", times: [58], says: "TimesProposed" },
    { why: "once it's open again", times: [72], says: "TimesProposed" },
    { why: "while it's closed", times: [62], says: "venue-closed" },
    { why: "until it closes in the middle of the match", times: [59], says: "venue-closed" },
    { why: "one of several while it's closed", times: [30, 62, 90], says: "venue-closed" },
  ])("a time when campus is closed can't be suggested: $why: $says", ({ times, says }) => {
    const given = { ...context(home), closed: [{ from: hour(60), until: hour(72) }] };
    expect(follows(open(), { type: "propose-times", times: times.map(hour) }, given)).toBe(says);
  });

  test("no times can be suggested once the round is closed, whether or not the sweep has run", () => {
    const command = { type: "propose-times", times: [hour(200)] } as const;
    expect(follows(open(), command, context(home, hour(DEADLINE_HOUR)))).toBe("deadline-passed");
  });

  test("a suggestion is stored in order, with its note, and replaces the player's own but not the other side's", () => {
    const command = { type: "propose-times", times: [hour(31), hour(30)], note: "After class" } as const;
    const { suggestions } = stateAfter(suggestedBy("away"), command, context(home));
    expect(suggestions.home).toEqual({ times: [hour(30), hour(31)], note: "After class" });
    expect(suggestions.away?.times).toContain(hour(PLAY_HOUR));
  });
});

describe("accepting a time", () => {
  const accept = { type: "accept-time", time: hour(PLAY_HOUR) } as const;

  test.each<{ why: string; before: MatchState; by: MatchActor; now: number; says: string }>([
    { why: "the other side accepts it", before: suggestedBy("home"), by: away, now: 2, says: "TimeAgreed" },
    {
      why: "a player can't accept their own",
      before: suggestedBy("home"),
      by: home,
      now: 2,
      says: "not-suggested",
    },
    { why: "there is no suggestion", before: open(), by: away, now: 2, says: "not-suggested" },
    {
      why: "a time that wasn't suggested",
      before: suggestedBy("home", [hour(90)]),
      by: away,
      now: 2,
      says: "not-suggested",
    },
    { why: "the time has come", before: suggestedBy("home"), by: away, now: PLAY_HOUR, says: "time-in-past" },
    {
      why: "the round is closed",
      before: suggestedBy("home"),
      by: away,
      now: DEADLINE_HOUR,
      says: "deadline-passed",
    },
    { why: "there's a report", before: reportedBy("home"), by: away, now: 62, says: "wrong-stage" },
    { why: "the match is decided", before: final(), by: away, now: 70, says: "already-settled" },
  ])("$why: $says", ({ before, by, now, says }) => {
    expect(follows(before, accept, context(by, hour(now)))).toBe(says);
  });

  test("agreeing on a time clears both suggestions", () => {
    expect(stateAfter(suggestedBy("home"), accept, context(away))).toMatchObject({
      status: "scheduled",
      scheduledAt: hour(PLAY_HOUR),
      suggestions: { home: null, away: null },
    });
  });

  test("a second agreed time replaces the first", () => {
    const moved = stateAfter(scheduled(), { type: "propose-times", times: [hour(90)] }, context(away));
    const again = stateAfter(moved, { type: "accept-time", time: hour(90) }, context(home));
    expect(again.scheduledAt).toBe(hour(90));
  });
});

describe("canceling a time", () => {
  const cancel = { type: "cancel-time", reason: "An exam" } as const;

  test.each<{ why: string; before: MatchState; by: MatchActor; now: number; says: string }>([
    { why: "home, in good time", before: scheduled(), by: home, now: 10, says: "TimeCancelled" },
    { why: "away, in good time", before: scheduled(), by: away, now: 10, says: "TimeCancelled" },
    { why: "at the cut-off", before: scheduled(), by: home, now: PLAY_HOUR - 2, says: "TimeCancelled" },
    {
      why: "after the cut-off",
      before: scheduled(),
      by: home,
      now: PLAY_HOUR - 1.9,
      says: "too-late-to-cancel",
    },
    { why: "no time is agreed", before: open(), by: home, now: 10, says: "nothing-scheduled" },
    { why: "there's a report", before: reportedBy("home"), by: away, now: 62, says: "nothing-scheduled" },
    {
      why: "the round is closed",
      before: scheduled(),
      by: home,
      now: DEADLINE_HOUR,
      says: "deadline-passed",
    },
    { why: "the match is void", before: voided(), by: home, now: 10, says: "match-void" },
  ])("$why: $says", ({ before, by, now, says }) => {
    expect(follows(before, cancel, context(by, hour(now)))).toBe(says);
  });

  test("the cut-off comes from the rule pack", () => {
    const rules = rulesWith({ schedule: { cancelCutoffHours: 24 } });
    expect(follows(scheduled(), cancel, context(home, hour(PLAY_HOUR - 10), rules))).toBe(
      "too-late-to-cancel",
    );
  });

  test("the match is open again, with no suggestions", () => {
    expect(stateAfter(scheduled(), cancel, context(home))).toMatchObject({
      status: "open",
      scheduledAt: null,
    });
  });
});
