import { describe, expect, test } from "vitest";
import {
  CLOCK,
  context,
  DEADLINE_HOUR,
  final,
  follows,
  hour,
  noShowClaimedBy,
  open,
  player,
  REPORT_HOUR,
  reportedBy,
  rulesWith,
  scheduled,
  stateAfter,
  voided,
  withDirector,
} from "../testing/matches";
import type { MatchState } from "./state";

type Row = { why: string; before: MatchState; now: number; says: string };

describe("the deadline", () => {
  const pass = { type: "pass-deadline" } as const;

  test.each<Row>([
    { why: "an open match at the deadline", before: open(), now: DEADLINE_HOUR, says: "DeadlinePassed" },
    {
      why: "a scheduled one that no one reported",
      before: scheduled(),
      now: DEADLINE_HOUR,
      says: "DeadlinePassed",
    },
    { why: "before the deadline", before: open(), now: DEADLINE_HOUR - 0.01, says: "not-due" },
    { why: "never a reported one", before: reportedBy("home"), now: 500, says: "wrong-stage" },
    { why: "never a claimed no-show", before: noShowClaimedBy("home"), now: 500, says: "wrong-stage" },
    { why: "never one with the director", before: withDirector(), now: 500, says: "wrong-stage" },
    { why: "never a final one", before: final(), now: 500, says: "wrong-stage" },
    { why: "never a void one", before: voided(), now: 500, says: "wrong-stage" },
  ])("$why: $says", ({ before, now, says }) => {
    expect(follows(before, pass, context(CLOCK, hour(now)))).toBe(says);
  });

  test("the rule pack's grace period postpones it", () => {
    const rules = rulesWith({ reporting: { graceHours: 12 } });
    expect(follows(open(), pass, context(CLOCK, hour(DEADLINE_HOUR + 11), rules))).toBe("not-due");
    expect(follows(open(), pass, context(CLOCK, hour(DEADLINE_HOUR + 12), rules))).toBe("DeadlinePassed");
  });

  test("a deadline that was extended passes later", () => {
    const extended = open({ type: "DeadlineExtended", deadlineAt: hour(200), reason: "Snow." });
    expect(follows(extended, pass, context(CLOCK, hour(DEADLINE_HOUR)))).toBe("not-due");
    expect(follows(extended, pass, context(CLOCK, hour(200)))).toBe("DeadlinePassed");
  });

  test("both lose, and there is no score", () => {
    expect(stateAfter(scheduled(), pass, context(CLOCK, hour(DEADLINE_HOUR)))).toMatchObject({
      status: "final",
      outcome: { home: "loss", away: "loss", score: null, decidedBy: "double-forfeit" },
    });
  });
});

describe("the time to answer", () => {
  const pass = { type: "pass-answer-time" } as const;
  const due = REPORT_HOUR + 48;
  const stands = rulesWith({ reporting: { unanswered: "stands" } });

  test.each<Row>([
    { why: "a report no one answered", before: reportedBy("home"), now: due, says: "AnswerOverdue" },
    { why: "a claim no one answered", before: noShowClaimedBy("away"), now: due, says: "AnswerOverdue" },
    { why: "while there is time", before: reportedBy("home"), now: due - 0.01, says: "not-due" },
    { why: "nothing is reported", before: scheduled(), now: due, says: "wrong-stage" },
    { why: "the director has it", before: withDirector(), now: 500, says: "wrong-stage" },
    { why: "it is decided", before: final(), now: 500, says: "wrong-stage" },
  ])("$why: $says", ({ before, now, says }) => {
    expect(follows(before, pass, context(CLOCK, hour(now)))).toBe(says);
  });

  test("a win needs both parties: the director decides", () => {
    expect(stateAfter(reportedBy("home"), pass, context(CLOCK, hour(due)))).toMatchObject({
      status: "with-director",
      case: "unanswered",
      outcome: null,
      answerBy: null,
      report: { by: "home" },
    });
  });

  test("or the report counts, if the rule pack says so", () => {
    expect(stateAfter(reportedBy("home"), pass, context(CLOCK, hour(due), stands))).toMatchObject({
      status: "final",
      outcome: { home: "win", away: "loss", score: { home: 2, away: 0 }, decidedBy: "stands" },
    });
  });

  test("an unanswered no-show claim becomes a forfeit", () => {
    expect(stateAfter(noShowClaimedBy("away"), pass, context(CLOCK, hour(due), stands))).toMatchObject({
      status: "final",
      outcome: { home: "loss", away: "win", score: null, decidedBy: "forfeit" },
    });
  });
});

describe("the time the league sets", () => {
  const fallback = { hoursBefore: 48, weekday: null, time: "12:00" };
  const rules = rulesWith({ schedule: { fallback } });
  const set = (at: number) => ({ type: "set-default-time", scheduledAt: hour(at) }) as const;
  const always = { weekly: [], exceptions: [] };

  test.each([
    { why: "when no one agreed on one", before: open(), now: 120, at: 140, says: "TimeDefaulted" },
    { why: "not before it is due", before: open(), now: 119.9, at: 140, says: "not-due" },
    { why: "not if one is agreed", before: scheduled(), now: 120, at: 140, says: "wrong-stage" },
    { why: "not in a round that's over", before: open(), now: 168, at: 169, says: "deadline-passed" },
    { why: "not in the past", before: open(), now: 120, at: 120, says: "time-in-past" },
    { why: "with enough time to play and report", before: open(), now: 120, at: 166, says: "TimeDefaulted" },
    { why: "not later than that", before: open(), now: 120, at: 166.1, says: "time-after-deadline" },
  ])("$why: $says", ({ before, now, at, says }) => {
    expect(follows(before, set(at), context(CLOCK, hour(now), rules))).toBe(says);
  });

  test("not if the rule pack sets none, and not when the venue is closed", () => {
    expect(follows(open(), set(140), context(CLOCK, hour(120)))).toBe("not-due");
    const closed = {
      ...context(CLOCK, hour(120), rules),
      venue: { hours: always, zone: "America/Chicago" },
    };
    expect(follows(open(), set(140), closed)).toBe("venue-closed");
  });

  test("not finding one is announced once before each deadline, and one can still be set later", () => {
    const miss = { type: "miss-default-time" } as const;
    const missed = { type: "DefaultTimeMissed" } as const;
    const clock = (now: number) => context(CLOCK, hour(now), rules);
    expect(follows(open(), miss, clock(119.9))).toBe("not-due");
    expect(follows(open(), miss, clock(120))).toBe("DefaultTimeMissed");
    expect(follows(open(), miss, clock(168))).toBe("deadline-passed");
    expect(follows(scheduled(), miss, clock(120))).toBe("wrong-stage");
    expect(follows(open(), miss, context(CLOCK, hour(120)))).toBe("not-due");
    expect(follows(open(missed), miss, clock(121))).toBe("not-due");
    expect(follows(open(missed), set(140), clock(121))).toBe("TimeDefaulted");

    const extended = { type: "DeadlineExtended", deadlineAt: hour(200), reason: "Snow." } as const;
    expect(follows(open(missed, extended), miss, clock(152))).toBe("DefaultTimeMissed");
  });

  test("the players can still cancel it, or pick a suggested time", () => {
    const set = { type: "TimeDefaulted", scheduledAt: hour(140) } as const;
    const suggested = { type: "TimesProposed", by: "home", times: [hour(150)] } as const;
    const state = open(suggested, set);
    expect(state).toMatchObject({ status: "scheduled", scheduledAt: hour(140), fixedPlace: null });
    const away = context(player("away"), hour(121), rules);
    expect(follows(state, { type: "cancel-time" }, away)).toBe("TimeCancelled");
    expect(follows(state, { type: "accept-time", time: hour(150) }, away)).toBe("TimeAgreed");
  });
});
