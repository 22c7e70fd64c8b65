import { describe, expect, test } from "vitest";
import type { MatchState } from "./state";
import {
  after,
  CLOCK,
  context,
  DEADLINE_HOUR,
  final,
  follows,
  hour,
  noShowClaimedBy,
  open,
  REPORT_HOUR,
  reportedBy,
  rulesWith,
  scheduled,
  voided,
  withDirector,
} from "./testing/matches";

type Row = { why: string; before: MatchState; now: number; says: string };

describe("the deadline", () => {
  const pass = { type: "pass-deadline" } as const;

  test.each<Row>([
    { why: "an open match at the deadline", before: open(), now: DEADLINE_HOUR, says: "DeadlinePassed" },
    {
      why: "an agreed one that nobody reported",
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

  test("the grace of the rule pack puts it off", () => {
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
    expect(after(scheduled(), pass, context(CLOCK, hour(DEADLINE_HOUR)))).toMatchObject({
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
    { why: "a report nobody answered", before: reportedBy("home"), now: due, says: "AnswerOverdue" },
    { why: "a claim nobody answered", before: noShowClaimedBy("away"), now: due, says: "AnswerOverdue" },
    { why: "while there is time", before: reportedBy("home"), now: due - 0.01, says: "not-due" },
    { why: "nothing is reported", before: scheduled(), now: due, says: "wrong-stage" },
    { why: "the director has it", before: withDirector(), now: 500, says: "wrong-stage" },
    { why: "it is settled", before: final(), now: 500, says: "wrong-stage" },
  ])("$why: $says", ({ before, now, says }) => {
    expect(follows(before, pass, context(CLOCK, hour(now)))).toBe(says);
  });

  test("a win needs both parties: the director decides", () => {
    expect(after(reportedBy("home"), pass, context(CLOCK, hour(due)))).toMatchObject({
      status: "with-director",
      case: "unanswered",
      outcome: null,
      answerBy: null,
      report: { by: "home" },
    });
  });

  test("or the report stands, where the rule pack says so", () => {
    expect(after(reportedBy("home"), pass, context(CLOCK, hour(due), stands))).toMatchObject({
      status: "final",
      outcome: { home: "win", away: "loss", score: { home: 2, away: 0 }, decidedBy: "stands" },
    });
  });

  test("an unanswered no-show claim stands as a forfeit", () => {
    expect(after(noShowClaimedBy("away"), pass, context(CLOCK, hour(due), stands))).toMatchObject({
      status: "final",
      outcome: { home: "loss", away: "win", score: null, decidedBy: "forfeit" },
    });
  });
});
