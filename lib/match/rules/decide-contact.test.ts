import { describe, expect, test } from "vitest";
import {
  attemptsAt,
  attemptsOf,
  context,
  DEADLINE_HOUR,
  doubleForfeited,
  final,
  follows,
  hour,
  open,
  PLAY_HOUR,
  player,
  REPORT_HOUR,
  reportedBy,
  rulesWith,
  scheduled,
  stateAfter,
  voided,
  withDirector,
} from "../testing/matches";
import type { MatchActor } from "./decision";
import type { MatchState } from "./state";

const home: MatchActor = player("home");
const away: MatchActor = player("away");

type Row = { why: string; before: MatchState; now: number; says: string };

describe("logging an attempt to reach the other", () => {
  test.each<Row>([
    { why: "an open match", before: open(), now: 10, says: "ContactLogged" },
    { why: "a scheduled one needs none", before: scheduled(), now: 10, says: "wrong-stage" },
    { why: "a reported one", before: reportedBy("away"), now: 62, says: "wrong-stage" },
    { why: "one with the director", before: withDirector(), now: 70, says: "wrong-stage" },
    { why: "after the round closed", before: open(), now: DEADLINE_HOUR, says: "deadline-passed" },
    { why: "a final one", before: final(), now: 70, says: "already-settled" },
    { why: "a void one", before: voided(), now: 10, says: "match-void" },
  ])("$why: $says", ({ before, now, says }) => {
    const command = { type: "log-contact", means: "phone", triedAt: hour(1), note: "No answer" } as const;
    expect(follows(before, command, context(home, hour(now)))).toBe(says);
  });

  test("an attempt has to be in the past", () => {
    const command = { type: "log-contact", means: "phone", triedAt: hour(11), note: "" } as const;
    expect(follows(open(), command, context(home, hour(10)))).toBe("contact-in-future");
  });
});

describe("saying that the other can't be reached", () => {
  const claim = { type: "claim-unreachable", statement: "Two mails, no answer." } as const;

  test.each<Row>([
    { why: "after two attempts", before: attemptsOf("home", 2), now: 60, says: "UnreachableClaimed" },
    {
      why: "one effort logged twice",
      before: attemptsAt("home", [hour(1), hour(2)]),
      now: 60,
      says: "too-few-attempts",
    },
    {
      why: "two efforts, half a day apart",
      before: attemptsAt("home", [hour(1), hour(2), hour(13)]),
      now: 60,
      says: "UnreachableClaimed",
    },
    { why: "after one", before: attemptsOf("home", 1), now: 60, says: "too-few-attempts" },
    {
      why: "the other side's attempts don't count",
      before: attemptsOf("away", 2),
      now: 60,
      says: "too-few-attempts",
    },
    { why: "a player who agreed on a time was reached", before: scheduled(), now: 60, says: "wrong-stage" },
    {
      why: "after the round closed",
      before: attemptsOf("home", 2),
      now: DEADLINE_HOUR,
      says: "deadline-passed",
    },
    { why: "a decided match", before: doubleForfeited(), now: 170, says: "already-settled" },
  ])("$why: $says", ({ before, now, says }) => {
    expect(follows(before, claim, context(home, hour(now)))).toBe(says);
  });

  test.each(["  ", "x"])("it needs a statement that says something, unlike %j", (statement) => {
    const silent = { ...claim, statement };
    expect(follows(attemptsOf("home", 2), silent, context(home, hour(60)))).toBe("statement-too-short");
  });

  test("how many attempts are enough is a setting", () => {
    const rules = rulesWith({ forfeits: { contactAttempts: 3 } });
    expect(follows(attemptsOf("home", 2), claim, context(home, hour(60), rules))).toBe("too-few-attempts");
  });

  test("how far apart they have to be is a setting too", () => {
    const rules = rulesWith({ forfeits: { hoursBetweenAttempts: 25 } });
    expect(follows(attemptsOf("home", 2), claim, context(home, hour(60), rules))).toBe("too-few-attempts");
  });

  test("the director decides, with the attempts and the statement", () => {
    expect(stateAfter(attemptsOf("home", 2), claim, context(home, hour(60)))).toMatchObject({
      status: "with-director",
      case: "unreachable",
      contacts: [{ by: "home" }, { by: "home" }],
      statements: [{ by: "home", statement: claim.statement }],
    });
  });
});

describe("claiming a no-show", () => {
  const claim = { type: "claim-no-show", statement: "I waited outside." } as const;
  const late = PLAY_HOUR + 0.25;

  test.each<Row>([
    { why: "after the grace", before: scheduled(), now: late, says: "NoShowClaimed" },
    { why: "within the grace", before: scheduled(), now: PLAY_HOUR + 0.2, says: "not-yet-no-show" },
    { why: "without an agreed time", before: open(), now: late, says: "wrong-stage" },
    { why: "when there's a report", before: reportedBy("away"), now: late, says: "wrong-stage" },
    { why: "when the round has closed", before: scheduled(), now: DEADLINE_HOUR, says: "deadline-passed" },
    { why: "when it's decided", before: final(), now: late, says: "already-settled" },
  ])("$why: $says", ({ before, now, says }) => {
    expect(follows(before, claim, context(home, hour(now)))).toBe(says);
  });

  test("it's refused once both have played in the match room", () => {
    const played = { ...context(home, hour(late)), haveBothPlayed: true };
    expect(follows(scheduled(), claim, played)).toBe("both-played");
  });

  test.each(["", "x"])("it needs a statement that says something, unlike %j", (statement) => {
    expect(follows(scheduled(), { ...claim, statement }, context(home, hour(late)))).toBe(
      "statement-too-short",
    );
  });

  test("it waits for an answer like a report, and would be a forfeit", () => {
    expect(stateAfter(scheduled(), claim, context(away, hour(late)))).toMatchObject({
      status: "reported",
      report: null,
      noShow: { by: "away", outcome: { home: "loss", away: "win", score: null, decidedBy: "forfeit" } },
      answerBy: hour(late + 48),
      outcome: null,
    });
  });
});

describe("adding a statement to a case", () => {
  const add = { type: "add-statement", statement: "I have a photo." } as const;

  test.each<Row>([
    { why: "while the director decides", before: withDirector(), now: 70, says: "StatementAdded" },
    { why: "before there's a case", before: reportedBy("home"), now: 70, says: "wrong-stage" },
    {
      why: "when the time to answer is over, before the sweep has run",
      before: reportedBy("home"),
      now: REPORT_HOUR + 48,
      says: "StatementAdded",
    },
    { why: "after the ruling", before: final(), now: 70, says: "already-settled" },
  ])("$why: $says", ({ before, now, says }) => {
    expect(follows(before, add, context(home, hour(now)))).toBe(says);
  });

  test("not if the report counts then", () => {
    const late = context(away, hour(REPORT_HOUR + 48), rulesWith({ reporting: { unanswered: "stands" } }));
    expect(follows(reportedBy("home"), add, late)).toBe("wrong-stage");
  });

  test.each([" ", "x"])("it needs a statement that says something, unlike %j", (statement) => {
    expect(follows(withDirector(), { ...add, statement }, context(home))).toBe("statement-too-short");
  });
});

describe("forfeiting", () => {
  test.each<Row>([
    { why: "an open match", before: open(), now: 10, says: "Conceded" },
    { why: "a scheduled one", before: scheduled(), now: 10, says: "Conceded" },
    { why: "a reported one is approved instead", before: reportedBy("home"), now: 70, says: "wrong-stage" },
    { why: "one with the director", before: withDirector(), now: 70, says: "wrong-stage" },
    { why: "after the round closed", before: open(), now: DEADLINE_HOUR, says: "deadline-passed" },
    { why: "a decided one", before: final(), now: 70, says: "already-settled" },
  ])("$why: $says", ({ before, now, says }) => {
    expect(follows(before, { type: "concede" }, context(away, hour(now)))).toBe(says);
  });

  test("the other side wins by forfeit, and there is no score", () => {
    expect(stateAfter(open(), { type: "concede" }, context(home))).toMatchObject({
      status: "final",
      outcome: { home: "loss", away: "win", score: null, decidedBy: "forfeit" },
    });
  });
});
