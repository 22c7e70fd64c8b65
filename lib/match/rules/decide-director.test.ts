import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import {
  context,
  DEADLINE_HOUR,
  DIRECTOR,
  doubleForfeited,
  final,
  follows,
  hour,
  noShowClaimedBy,
  open,
  reportedBy,
  rulesWith,
  scheduled,
  stateAfter,
  voided,
  withDirector,
} from "../testing/matches";
import type { DirectorCommand } from "./commands";
import type { RuledResult } from "./events";
import { bothLose, hasForfeited } from "./outcome";
import type { Score } from "./series";
import { SIDES } from "./sides";
import type { MatchState } from "./state";

const director = context(DIRECTOR, hour(100));
const everyStage = {
  open,
  scheduled,
  reported: () => reportedBy("home"),
  withDirector,
  final,
  voided,
} as const;

/** What a command leads to at every stage of a match. */
function atEveryStage(command: Parameters<typeof follows>[1]): Record<string, string> {
  const stages = Object.entries(everyStage).map(([name, make]) => [name, follows(make(), command, director)]);
  return Object.fromEntries(stages);
}

describe("ruling", () => {
  const ruling = {
    type: "rule",
    result: "home",
    score: null,
    reason: "The clock shows it.",
    rule: "3.IV",
  } as const;

  test("a director can rule on any match except a void one, and again on a final one", () => {
    expect(atEveryStage(ruling)).toEqual({
      open: "Ruled",
      scheduled: "Ruled",
      reported: "Ruled",
      withDirector: "Ruled",
      final: "Ruled",
      voided: "match-void",
    });
  });

  test.each([
    { why: "no reason", change: { reason: " " } },
    { why: "no rule", change: { rule: "" } },
  ])("a ruling with $why is refused", ({ change }) => {
    expect(follows(withDirector(), { ...ruling, ...change }, director)).toBe("reason-missing");
  });

  const half = rulesWith({ match: { otherDraws: "half" } });
  const timed = rulesWith({ clock: { minutesPerMatch: 60 } });
  test.each<{
    why: string;
    result: RuledResult;
    score: [number, number] | null;
    rules?: typeof half;
    fits: boolean;
  }>([
    { why: "a win without games", result: "home", score: null, fits: true },
    { why: "2-1 for the winner", result: "away", score: [1, 2], fits: true },
    { why: "1-0, the rest not played", result: "home", score: [1, 0], fits: true },
    { why: "2-1 for the loser", result: "home", score: [1, 2], fits: false },
    { why: "a win at 1-1", result: "home", score: [1, 1], fits: false },
    { why: "3-0 in a best of three", result: "home", score: [3, 0], fits: false },
    { why: "2-2 in a best of three", result: "draw", score: [2, 2], fits: false },
    { why: "a negative score", result: "home", score: [1, -1], fits: false },
    { why: "not a number", result: "home", score: [Number.NaN, 0], fits: false },
    { why: "a third of a game", result: "home", score: [1.3, 0.7], fits: false },
    { why: "half a point when draws don't count", result: "home", score: [1.5, 0.5], fits: false },
    { why: "half a point when they do", result: "home", score: [1.5, 0.5], rules: half, fits: true },
    {
      why: "half a point for a game that ran out of time",
      result: "home",
      score: [1.5, 0.5],
      rules: timed,
      fits: true,
    },
    {
      why: "a win on top of half a point each and a lead",
      result: "home",
      score: [2.5, 0.5],
      rules: half,
      fits: true,
    },
    { why: "half a game", result: "home", score: [1.5, 0], rules: half, fits: false },
    { why: "a tied match", result: "draw", score: [1.5, 1.5], rules: half, fits: true },
    { why: "a draw at 2-1", result: "draw", score: [2, 1], fits: false },
    { why: "a draw without games", result: "draw", score: null, fits: false },
    { why: "both lose", result: "both-lose", score: null, fits: true },
    { why: "both lose at 1-1", result: "both-lose", score: [1, 1], fits: false },
  ])("$why: fits $fits", ({ result, score, rules, fits }) => {
    const told: Score | null = score && { home: score[0], away: score[1] };
    const given = context(DIRECTOR, hour(100), rules);
    const says = follows(withDirector(), { ...ruling, result, score: told }, given);
    expect(says).toBe(fits ? "Ruled" : "score-does-not-fit");
  });

  const knockout = (match: Partial<RulePack["match"]>) =>
    rulesWith({ match: { stalemate: "half", otherDraws: "half", levelMatch: "one-more-game", ...match } });
  test.each<{ why: string; bestOf: 1 | 3 | 5; score: [number, number]; fits: boolean }>([
    { why: "a draw and then a win", bestOf: 1, score: [1.5, 0.5], fits: true },
    { why: "three draws and a win", bestOf: 1, score: [2.5, 1.5], fits: true },
    { why: "a win on top of a lead", bestOf: 1, score: [2, 0], fits: false },
    { why: "three all, then a win", bestOf: 3, score: [2.5, 1.5], fits: true },
    { why: "two wins after the last game", bestOf: 3, score: [3.5, 1.5], fits: false },
    { why: "five games tied, then a win", bestOf: 5, score: [3.5, 2.5], fits: true },
    { why: "more games than a report holds", bestOf: 1, score: [7, 6], fits: false },
  ])("tied, and one more game in a best of $bestOf: $why: fits $fits", ({ bestOf, score, fits }) => {
    const given = context(DIRECTOR, hour(100), knockout({ bestOf }));
    const told = { home: score[0], away: score[1] };
    const says = follows(withDirector(), { ...ruling, result: "home", score: told }, given);
    expect(says).toBe(fits ? "Ruled" : "score-does-not-fit");
  });

  test("a match that needs a winner can't be ruled a draw", () => {
    const tied = { ...ruling, result: "draw", score: { home: 0.5, away: 0.5 } } as const;
    for (const levelMatch of ["one-more-game", "director"] as const) {
      const given = context(DIRECTOR, hour(100), knockout({ bestOf: 1, levelMatch }));
      expect(follows(withDirector(), tied, given)).toBe("needs-a-winner");
    }
    const drawn = context(DIRECTOR, hour(100), knockout({ bestOf: 1, levelMatch: "draw" }));
    expect(follows(withDirector(), tied, drawn)).toBe("Ruled");
  });

  test.each<{ why: string; change: Partial<Extract<DirectorCommand, { type: "rule" }>>; says: string }>([
    { why: "a win without games", change: {}, says: "Ruled" },
    { why: "a win with games", change: { score: { home: 1, away: 0 } }, says: "forfeit-does-not-fit" },
    { why: "a loss for both", change: { result: "both-lose" }, says: "Ruled" },
    {
      why: "a loss for both with games",
      change: { result: "both-lose", score: { home: 1, away: 1 } },
      says: "forfeit-does-not-fit",
    },
    { why: "a draw", change: { result: "draw" }, says: "forfeit-does-not-fit" },
  ])("a forfeit with $why: $says", ({ change, says }) => {
    expect(follows(withDirector(), { ...ruling, isForfeit: true, ...change }, director)).toBe(says);
  });

  test("a match that's ruled a forfeit is one for the loser, and a ruling without that isn't", () => {
    const claimed = noShowClaimedBy("home");
    const forfeited = stateAfter(claimed, { ...ruling, isForfeit: true }, director);
    const ruled = stateAfter(claimed, ruling, director);
    expect(forfeited.outcome && hasForfeited(forfeited.outcome, "away")).toBe(true);
    expect(forfeited.ruling).toMatchObject({ reason: ruling.reason, rule: ruling.rule });
    expect(ruled.outcome && hasForfeited(ruled.outcome, "away")).toBe(false);
  });

  test("a double forfeit that's ruled counts like one at the deadline, and is still a ruling", () => {
    const both = { ...ruling, result: "both-lose" } as const;
    for (const before of [noShowClaimedBy("home"), withDirector()]) {
      const forfeited = stateAfter(before, { ...both, isForfeit: true }, director);
      expect(forfeited.outcome).toEqual(bothLose("double-forfeit"));
      expect(SIDES.map((side) => forfeited.outcome && hasForfeited(forfeited.outcome, side))).toEqual([
        true,
        true,
      ]);
      expect(forfeited.ruling).toMatchObject({ reason: ruling.reason, rule: ruling.rule });
      const ruled = stateAfter(before, both, director);
      expect(SIDES.map((side) => ruled.outcome && hasForfeited(ruled.outcome, side))).toEqual([false, false]);
    }
  });

  test("another ruling replaces the first", () => {
    const first = stateAfter(withDirector(), ruling, director);
    expect(
      stateAfter(first, { ...ruling, result: "both-lose", reason: "Both cheated." }, director),
    ).toMatchObject({
      status: "final",
      outcome: { home: "loss", away: "loss", score: null, decidedBy: "ruling" },
      ruling: { reason: "Both cheated.", rule: "3.IV" },
    });
  });
});

describe("reopening", () => {
  const reopen = { type: "reopen", deadlineAt: hour(300), reason: "The gym was closed." } as const;

  test("any match that isn't open can be reopened", () => {
    expect(atEveryStage(reopen)).toEqual({
      open: "already-open",
      scheduled: "already-open",
      reported: "Reopened",
      withDirector: "Reopened",
      final: "Reopened",
      voided: "Reopened",
    });
  });

  test("the match starts over: nothing from before counts", () => {
    for (const before of [doubleForfeited(), withDirector(), final(), noShowClaimedBy("home")]) {
      expect(stateAfter(before, reopen, director)).toEqual({ ...open(), deadlineAt: hour(300) });
    }
  });

  test("it needs a reason and a future deadline", () => {
    expect(follows(final(), { ...reopen, reason: "" }, director)).toBe("reason-missing");
    expect(follows(final(), { ...reopen, deadlineAt: hour(100) }, director)).toBe("deadline-not-later");
    expect(follows(final(), { ...reopen, deadlineAt: hour(100 + 183 * 24) }, director)).toBe("Reopened");
    expect(follows(final(), { ...reopen, deadlineAt: hour(101 + 183 * 24) }, director)).toBe(
      "deadline-too-far",
    );
  });
});

describe("extending the deadline", () => {
  const extend = { type: "extend-deadline", deadlineAt: hour(200), reason: "Snow." } as const;

  test("only a match that hasn't been played can be extended", () => {
    expect(atEveryStage(extend)).toEqual({
      open: "DeadlineExtended",
      scheduled: "DeadlineExtended",
      reported: "not-to-play",
      withDirector: "not-to-play",
      final: "not-to-play",
      voided: "not-to-play",
    });
  });

  test.each<{
    why: string;
    change: Partial<typeof extend> & { deadlineAt?: string };
    now?: number;
    says: string;
  }>([
    { why: "no reason", change: { reason: " " as "Snow." }, says: "reason-missing" },
    {
      why: "an earlier deadline",
      change: { deadlineAt: hour(DEADLINE_HOUR - 1) },
      says: "deadline-not-later",
    },
    { why: "the same deadline", change: { deadlineAt: hour(DEADLINE_HOUR) }, says: "deadline-not-later" },
    { why: "a later one that has also passed", change: {}, now: 201, says: "deadline-not-later" },
    {
      why: "half a year after the old one",
      change: { deadlineAt: hour(DEADLINE_HOUR + 183 * 24) },
      says: "DeadlineExtended",
    },
    {
      why: "a mistyped year",
      change: { deadlineAt: hour(DEADLINE_HOUR + 365 * 24) },
      says: "deadline-too-far",
    },
  ])("$why: $says", ({ change, now = 100, says }) => {
    expect(follows(open(), { ...extend, ...change }, context(DIRECTOR, hour(now)))).toBe(says);
  });

  test("the agreed time stays, and so does everything else", () => {
    expect(stateAfter(scheduled(), extend, director)).toEqual({ ...scheduled(), deadlineAt: hour(200) });
  });
});

describe("a player who deletes their account", () => {
  const HOME = { kind: "person", userId: "home", side: "home", isDirector: false, isStaff: false } as const;
  const leaving = context({ ...HOME, isLeaving: true }, hour(100));
  const withdraw = (side: "home" | "away") =>
    ({ type: "withdraw-side", side, reason: "They left." }) as const;
  const annul = { type: "void", reason: "They left." } as const;

  test("closes their own match, as the rules say", () => {
    expect(follows(open(), withdraw("home"), leaving)).toBe("Withdrawn");
    expect(follows(reportedBy("away"), annul, leaving)).toBe("Voided");
  });

  test("doesn’t decide anything else", () => {
    expect(follows(open(), withdraw("away"), leaving)).toBe("not-the-director");
    const ruling = { type: "rule", result: "home", score: null, reason: "I won.", rule: "" } as const;
    expect(follows(open(), ruling, leaving)).toBe("not-the-director");
    expect(follows(open(), withdraw("home"), context(HOME, hour(100)))).toBe("not-the-director");
    const elsewhere = context({ ...HOME, side: null, isLeaving: true }, hour(100));
    expect(follows(open(), annul, elsewhere)).toBe("not-the-director");
  });
});

describe("voiding", () => {
  const command = { type: "void", reason: "Paired by mistake." } as const;

  test("any match can be voided once", () => {
    expect(atEveryStage(command)).toEqual({
      open: "Voided",
      scheduled: "Voided",
      reported: "Voided",
      withDirector: "Voided",
      final: "Voided",
      voided: "match-void",
    });
  });

  test("it needs a reason", () => {
    expect(follows(open(), { ...command, reason: "" }, director)).toBe("reason-missing");
  });

  test("there's no outcome, and no one has to answer", () => {
    const states: MatchState[] = [
      stateAfter(final(), command, director),
      stateAfter(reportedBy("home"), command, director),
    ];
    for (const state of states)
      expect(state).toMatchObject({ status: "void", outcome: null, answerBy: null });
  });
});
