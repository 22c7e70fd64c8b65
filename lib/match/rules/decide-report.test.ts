import { describe, expect, test } from "vitest";
import {
  context,
  DEADLINE_HOUR,
  DIRECTOR,
  doubleForfeited,
  final,
  follows,
  gamesOf,
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
  withOtherColors,
} from "../testing/matches";
import { LICHESS_MATE } from "../testing/records";
import type { PlayerCommand } from "./commands";
import { decide } from "./decide";
import type { MatchActor } from "./decision";
import type { TypedGame } from "./games";
import type { MatchState } from "./state";

const home: MatchActor = player("home");
const away: MatchActor = player("away");
const half = rulesWith({ match: { stalemate: "half", otherDraws: "half" } });

type Row = { why: string; before: MatchState; by: MatchActor; now?: number; says: string };

describe("reporting", () => {
  const report = { type: "report", games: gamesOf("HAH") } as const;

  test.each<Row>([
    { why: "a scheduled match", before: scheduled(), by: home, says: "ResultReported" },
    {
      why: "an open one: they arranged it without the app",
      before: open(),
      by: away,
      says: "ResultReported",
    },
    { why: "your own loss", before: scheduled(), by: away, says: "ResultReported" },
    {
      why: "in the last minute",
      before: scheduled(),
      by: home,
      now: DEADLINE_HOUR - 0.01,
      says: "ResultReported",
    },
    { why: "after the deadline", before: scheduled(), by: home, now: DEADLINE_HOUR, says: "deadline-passed" },
    { why: "twice", before: reportedBy("home"), by: home, says: "own-report" },
    { why: "while the director decides", before: withDirector(), by: home, says: "wrong-stage" },
    {
      why: "after the double forfeit",
      before: doubleForfeited(),
      by: home,
      now: 170,
      says: "already-settled",
    },
    { why: "a decided match", before: final(), by: home, says: "already-settled" },
    { why: "a void match", before: voided(), by: home, says: "match-void" },
  ])("$why: $says", ({ before, by, now = 70, says }) => {
    expect(follows(before, report, context(by, hour(now)))).toBe(says);
  });

  test.each([
    { why: "two wins", games: "HH", says: "ResultReported" },
    { why: "a third game after 1-1", games: "HAA", says: "ResultReported" },
    { why: "no third game at 2-0", games: "HHA", says: "game-after-the-end" },
    { why: "not even a draw", games: "HHD", says: "game-after-the-end" },
    { why: "no fourth game at 2-1", games: "HAHA", says: "game-after-the-end" },
    { why: "one game of a best of three", games: "H", says: "series-not-finished" },
    { why: "1-1", games: "HA", says: "series-not-finished" },
    { why: "a replayed stalemate does not count", games: "HSH", says: "ResultReported" },
    { why: "three draws and two wins", games: "DHDSH", says: "ResultReported" },
    { why: "draws alone decide nothing", games: "DDD", says: "series-not-finished" },
    { why: "no games", games: "", says: "no-games" },
    { why: "thirteen games", games: "DDDDDDDDDDDHH", says: "too-many-games" },
  ])("$why ($games): $says", ({ games, says }) => {
    expect(follows(scheduled(), { type: "report", games: gamesOf(games) }, context(home, hour(70)))).toBe(
      says,
    );
  });

  test.each([
    { why: "a draw and two wins", games: "DHH", says: "ResultReported" },
    { why: "a tied match", games: "HDA", says: "ResultReported" },
    { why: "three draws", games: "DSD", says: "ResultReported" },
    { why: "one draw and one win decide nothing", games: "DH", says: "series-not-finished" },
    { why: "three games are enough", games: "DHDH", says: "game-after-the-end" },
  ])("when draws count half, $why ($games): $says", ({ games, says }) => {
    const command = { type: "report", games: gamesOf(games) } as const;
    expect(follows(scheduled(), command, context(home, hour(70), half))).toBe(says);
  });

  test("the answer is due after the rule pack's number of hours", () => {
    const rules = rulesWith({ reporting: { hoursToAnswer: 5 } });
    expect(stateAfter(scheduled(), report, context(home, hour(70), rules))).toMatchObject({
      status: "reported",
      answerBy: hour(75),
      outcome: null,
      report: { by: "home", outcome: { home: "win", away: "loss", score: { home: 2, away: 1 } } },
    });
  });

  test("a refusal names the game it's about", () => {
    const refusalOf = (games: readonly TypedGame[]) => {
      const decision = decide(scheduled(), { type: "report", games }, context(home, hour(70)));
      return decision.ok ? null : decision.refusal;
    };
    const [won] = gamesOf("H");
    if (!won) throw new Error("One letter makes one game");
    expect(refusalOf([won, { white: "away" }])).toEqual({ code: "game-incomplete", game: 1 });
    expect(refusalOf([{ white: "home", outcome: "draw", ending: "resignation" }, won])).toEqual({
      code: "ending-does-not-fit",
      game: 0,
    });
    expect(refusalOf([won, won, won])).toEqual({ code: "game-after-the-end", game: 2 });
    expect(refusalOf([won, { white: "away", pgn: "1. e4 e5 2. Ke3" }])).toMatchObject({
      code: "pgn-refused",
      game: 1,
      detail: expect.stringContaining("Move 2, White: Ke3 is not possible"),
    });
  });

  test("a draw says how it came about only if stalemates count differently", () => {
    const [won] = gamesOf("H");
    if (!won) throw new Error("One letter makes one game");
    const said = (drawn: TypedGame, stalemate: "replay" | "half", otherDraws: "replay" | "half") => {
      const rules = rulesWith({ match: { stalemate, otherDraws } });
      return follows(
        scheduled(),
        { type: "report", games: [won, drawn, won] },
        context(home, hour(70), rules),
      );
    };
    const drawn: TypedGame = { white: "away", outcome: "draw" };
    expect(said(drawn, "replay", "half")).toBe("ending-needed");
    expect(said({ ...drawn, ending: "agreement" }, "replay", "half")).toBe("ResultReported");
    expect(said(drawn, "half", "half")).toBe("ResultReported");
    expect(said(drawn, "replay", "replay")).toBe("ResultReported");
  });

  test("moves alone make a report", () => {
    // Black, which is away in game 1 and home in game 2, gives mate in both.
    const games: TypedGame[] = [
      { white: "home", pgn: LICHESS_MATE },
      { white: "away", pgn: LICHESS_MATE },
      { white: "home", pgn: LICHESS_MATE },
    ];
    expect(stateAfter(scheduled(), { type: "report", games }, context(home, hour(70))).report).toMatchObject({
      games: [{ ending: "checkmate" }, { ending: "checkmate" }, { ending: "checkmate" }],
      outcome: { away: "win", score: { home: 1, away: 2 } },
    });
  });
});

describe("correcting your own report", () => {
  const amend = { type: "amend-report", games: gamesOf("HAH") } as const;

  test.each<Row>([
    { why: "until it's answered", before: reportedBy("home"), by: home, says: "ReportAmended" },
    {
      why: "even after the round's deadline",
      before: reportedBy("home", gamesOf("HH"), 160),
      by: home,
      now: 169,
      says: "ReportAmended",
    },
    { why: "not the other side's", before: reportedBy("home"), by: away, says: "wrong-stage" },
    { why: "not before there's a report", before: scheduled(), by: home, says: "wrong-stage" },
    { why: "a no-show claim has no games", before: noShowClaimedBy("home"), by: home, says: "wrong-stage" },
    { why: "not once it's contested", before: withDirector(), by: home, says: "wrong-stage" },
    { why: "not once it's approved", before: final(), by: home, says: "already-settled" },
  ])("$why: $says", ({ before, by, now = 70, says }) => {
    expect(follows(before, amend, context(by, hour(now)))).toBe(says);
  });

  test("the new version replaces the old one, and the other side has the full time again", () => {
    expect(stateAfter(reportedBy("home"), amend, context(home, hour(100)))).toMatchObject({
      report: { games: gamesOf("HAH"), outcome: { score: { home: 2, away: 1 } } },
      answerBy: hour(148),
    });
  });

  test("it's judged like a report", () => {
    const surplus = { type: "amend-report", games: gamesOf("HHA") } as const;
    expect(follows(reportedBy("home"), surplus, context(home, hour(70)))).toBe("game-after-the-end");
  });
});

describe("approving", () => {
  test.each<Row>([
    { why: "the other side approves", before: reportedBy("home"), by: away, says: "ReportApproved" },
    {
      why: "a player can't approve their own report",
      before: reportedBy("home"),
      by: home,
      says: "own-report",
    },
    {
      why: "a no-show can be admitted",
      before: noShowClaimedBy("home"),
      by: away,
      says: "ReportApproved",
    },
    {
      why: "a player can't approve their own claim",
      before: noShowClaimedBy("home"),
      by: home,
      says: "own-report",
    },
    { why: "there is nothing yet", before: scheduled(), by: away, says: "nothing-to-answer" },
    { why: "it's with the director now", before: withDirector(), by: away, says: "nothing-to-answer" },
    { why: "it's decided", before: final(), by: away, says: "already-settled" },
    { why: "a director can't approve", before: reportedBy("home"), by: DIRECTOR, says: "not-your-match" },
  ])("$why: $says", ({ before, by, says }) => {
    expect(follows(before, { type: "approve" }, context(by, hour(70)))).toBe(says);
  });

  test("the reported outcome counts, as agreed", () => {
    const outcome = { home: "win", away: "loss", score: { home: 2, away: 0 }, decidedBy: "agreed" };
    expect(stateAfter(reportedBy("home"), { type: "approve" }, context(away, hour(70)))).toMatchObject({
      status: "final",
      answerBy: null,
      outcome,
    });
  });
});

describe("contesting", () => {
  const contest = { type: "contest", statement: "Game 2 was mine.", games: gamesOf("HAA") } as const;

  test.each<Row>([
    { why: "the other side contests it", before: reportedBy("home"), by: away, says: "ReportContested" },
    {
      why: "a no-show claim can be contested, too",
      before: noShowClaimedBy("home"),
      by: away,
      says: "ReportContested",
    },
    { why: "not your own report", before: reportedBy("home"), by: home, says: "own-report" },
    { why: "not before there's a report", before: open(), by: away, says: "nothing-to-answer" },
    { why: "not twice", before: withDirector(), by: away, says: "nothing-to-answer" },
    { why: "not when it's decided", before: final(), by: away, says: "already-settled" },
  ])("$why: $says", ({ before, by, says }) => {
    expect(follows(before, contest, context(by, hour(70)))).toBe(says);
  });

  test.each([
    { why: "without a statement", command: { ...contest, statement: " " }, says: "statement-too-short" },
    {
      why: "with an x for a statement",
      command: { ...contest, statement: "x" },
      says: "statement-too-short",
    },
    {
      why: "with the reported games",
      command: { ...contest, games: gamesOf("HH") },
      says: "nothing-differs",
    },
    {
      why: "with other colors and endings",
      command: { ...contest, games: withOtherColors(gamesOf("HH")) },
      says: "ReportContested",
    },
    { why: "with no games played", command: { ...contest, games: null }, says: "ReportContested" },
    { why: "with a series cut short", command: { ...contest, games: gamesOf("H") }, says: "ReportContested" },
    {
      why: "with a game too many",
      command: { ...contest, games: gamesOf("HHA") },
      says: "game-after-the-end",
    },
    {
      why: "with an empty game",
      command: { ...contest, games: [{ white: "home" as const }] },
      says: "game-incomplete",
    },
  ])("$why: $says", ({ command, says }) => {
    expect(follows(reportedBy("home"), command, context(away, hour(70)))).toBe(says);
  });

  test("a version without games says that no games were played", () => {
    const empty = stateAfter(reportedBy("home"), { ...contest, games: [] }, context(away, hour(70)));
    expect(empty.contest).toEqual({ by: "away", games: null });
  });

  test("the director has both versions", () => {
    expect(stateAfter(reportedBy("home"), contest, context(away, hour(70)))).toMatchObject({
      status: "with-director",
      case: "contested",
      outcome: null,
      report: { by: "home", games: gamesOf("HH") },
      contest: { by: "away", games: gamesOf("HAA") },
      statements: [{ by: "away", statement: contest.statement }],
    });
  });
});

describe("when both report", () => {
  const reportOf = (games: ReturnType<typeof gamesOf>) => ({ type: "report", games }) as const;

  test.each([
    { why: "an equal report approves", games: gamesOf("HH"), says: "ReportApproved" },
    {
      why: "different colors and endings don't matter",
      games: withOtherColors(gamesOf("HH")),
      says: "ReportApproved",
    },
    { why: "a different winner contests", games: gamesOf("AA"), says: "ReportContested" },
    {
      why: "the same winner with a different score contests",
      games: gamesOf("HAH"),
      says: "ReportContested",
    },
    {
      why: "only one game with a different winner contests",
      before: reportedBy("home", gamesOf("HAH")),
      games: gamesOf("HAA"),
      says: "ReportContested",
    },
    { why: "an additional draw contests", games: gamesOf("HSH"), says: "ReportContested" },
    { why: "an unfinished one is refused", games: gamesOf("H"), says: "series-not-finished" },
  ])("$why: $says", ({ before = reportedBy("home"), games, says }) => {
    expect(follows(before, reportOf(games), context(away, hour(70)))).toBe(says);
  });

  test("a report against a no-show claim contests it", () => {
    const before = noShowClaimedBy("home");
    expect(follows(before, reportOf(gamesOf("HH")), context(away, hour(70)))).toBe("ReportContested");
    expect(follows(before, reportOf(gamesOf("HH")), context(home, hour(70)))).toBe("own-report");
  });

  test("the deadline doesn't affect the second report, because there's already a first one", () => {
    const late = context(away, hour(DEADLINE_HOUR + 1));
    expect(follows(reportedBy("home", gamesOf("HH"), 160), reportOf(gamesOf("HH")), late)).toBe(
      "ReportApproved",
    );
  });
});

describe("when the time to answer is over, whether or not the sweep has run", () => {
  const over = REPORT_HOUR + 48;
  const stands = rulesWith({ reporting: { unanswered: "stands" } });
  const games = gamesOf("HH");

  test.each<{ why: string; command: PlayerCommand; by: MatchActor; before?: MatchState; inTime: string }>([
    { why: "approving", command: { type: "approve" }, by: away, inTime: "ReportApproved" },
    {
      why: "admitting a no-show",
      command: { type: "approve" },
      by: away,
      before: noShowClaimedBy("home"),
      inTime: "ReportApproved",
    },
    {
      why: "contesting",
      command: { type: "contest", statement: "We didn't play.", games: null },
      by: away,
      inTime: "ReportContested",
    },
    { why: "reporting the same", command: { type: "report", games }, by: away, inTime: "ReportApproved" },
    {
      why: "reporting something else",
      command: { type: "report", games: gamesOf("AA") },
      by: away,
      inTime: "ReportContested",
    },
    {
      why: "correcting your own report",
      command: { type: "amend-report", games },
      by: home,
      inTime: "ReportAmended",
    },
  ])("$why", ({ command, by, before = reportedBy("home"), inTime }) => {
    expect(follows(before, command, context(by, hour(over - 0.01)))).toBe(inTime);
    expect(follows(before, command, context(by, hour(over)))).toBe("answer-time-passed");
    expect(follows(before, command, context(by, hour(over + 100)))).toBe("answer-time-passed");
    expect(follows(before, command, context(by, hour(over), stands))).toBe("report-stands");
  });

  test("your own report is still yours", () => {
    expect(follows(reportedBy("home"), { type: "approve" }, context(home, hour(over)))).toBe("own-report");
  });
});
