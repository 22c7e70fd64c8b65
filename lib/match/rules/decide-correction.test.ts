import { describe, expect, test } from "vitest";
import {
  CLOCK,
  CORRECT_HOUR,
  confirmed,
  context,
  correctionBy,
  DIRECTOR,
  final,
  follows,
  gamesOf,
  hour,
  noShowClaimedBy,
  player,
  reportedBy,
  rulesWith,
  stateAfter,
} from "../testing/matches";
import { asCase } from "./as-case";
import type { MatchCommand } from "./commands";
import { canAskCorrection } from "./decide-correction";
import type { MatchActor } from "./decision";
import type { MatchEvent } from "./events";
import { evolve } from "./evolve";
import { nextMove } from "./next-move";
import { wonBy } from "./outcome";
import { projectMatch } from "./project";
import type { MatchState } from "./state";

const home = player("home");
const away = player("away");
const IN_TERM = hour(CORRECT_HOUR - 1);
const ask = {
  type: "ask-correction",
  games: gamesOf("HAA"),
  statement: "I mixed up the games.",
} as const;
const agree = { type: "agree-to-correction" } as const;
const contest = { type: "contest-correction", statement: "It was 2–0, see the sheet." } as const;
const withdraw = { type: "withdraw-correction" } as const;
const rules = context(home).rules;

function contested(): MatchState {
  return stateAfter(correctionBy("home"), contest, context(away, hour(120)));
}

function ruled(before = contested()): MatchState {
  const outcome = wonBy("home", "ruling", null);
  return evolve(before, { type: "Ruled", outcome, reason: "So it is.", rule: "3.IV" });
}

describe("the term", () => {
  const at = hour(70);
  test.each<{ why: string; before: MatchState; command: MatchCommand; by: MatchActor }>([
    { why: "a confirmation", before: reportedBy("home"), command: { type: "approve" }, by: away },
    {
      why: "an equal report",
      before: reportedBy("home"),
      command: { type: "report", games: gamesOf("HH") },
      by: away,
    },
    {
      why: "a signed slip",
      before: reportedBy("home"),
      command: { type: "enter-result", games: gamesOf("HH"), source: "paper-slip", note: "" },
      by: DIRECTOR,
    },
  ])("begins with $why", ({ before, command, by }) => {
    expect(stateAfter(before, command, context(by, at)).correctBy).toBe(hour(118));
    const none = rulesWith({ reporting: { hoursToCorrect: 0 } });
    expect(stateAfter(before, command, context(by, at, none)).correctBy).toBeNull();
  });

  test("doesn't begin with silence, because no one confirmed anything", () => {
    const stands = rulesWith({ reporting: { unanswered: "stands" } });
    const after = stateAfter(
      reportedBy("home"),
      { type: "pass-answer-time" },
      context(CLOCK, hour(110), stands),
    );
    expect(after).toMatchObject({ status: "final", correctBy: null });
  });
});

describe("asking", () => {
  test.each([
    { why: "the player who reported", before: confirmed(), by: home, says: "CorrectionAsked" },
    { why: "the player who confirmed", before: confirmed(), by: away, says: "CorrectionAsked" },
    {
      why: "after the term",
      before: confirmed(),
      by: home,
      at: hour(CORRECT_HOUR),
      says: "too-late-to-correct",
    },
    { why: "confirmed before corrections existed", before: final(), by: home, says: "already-settled" },
    { why: "after a ruling", before: ruled(confirmed()), by: home, says: "already-settled" },
    { why: "while one is asked", before: correctionBy("away"), by: home, says: "correction-asked" },
    { why: "before the match is decided", before: reportedBy("home"), by: away, says: "wrong-stage" },
    { why: "a director, who rules instead", before: confirmed(), by: DIRECTOR, says: "not-your-match" },
    {
      why: "the same games",
      before: confirmed(),
      by: home,
      command: { ...ask, games: gamesOf("HH") },
      says: "nothing-corrected",
    },
    {
      why: "without a reason",
      before: confirmed(),
      by: home,
      command: { ...ask, statement: "x" },
      says: "statement-too-short",
    },
    {
      why: "an unfinished match",
      before: confirmed(),
      by: home,
      command: { ...ask, games: gamesOf("H") },
      says: "series-not-finished",
    },
  ])("$why: $says", ({ before, by, at = IN_TERM, command = ask, says }) => {
    expect(follows(before, command, context(by, at))).toBe(says);
  });

  test("the confirmed result counts while the correction waits", () => {
    const after = stateAfter(confirmed(), ask, context(home, hour(80)));
    expect(projectMatch(after)).toMatchObject({
      status: "final",
      homeResult: "win",
      homeWins: 2,
      correction: "asked",
      answerBy: hour(128),
    });
    expect(nextMove(after, "away", hour(81), rules)).toMatchObject({
      turn: "you",
      kind: "answer-correction",
    });
    expect(nextMove(after, "home", hour(81), rules)).toMatchObject({
      turn: "them",
      kind: "wait-for-correction",
    });
    expect(canAskCorrection(after, hour(81))).toBe(false);
  });
});

describe("answering", () => {
  test.each([
    { why: "the other side agrees", command: agree, by: away, says: "CorrectionAgreed" },
    { why: "not to your own", command: agree, by: home, says: "own-correction" },
    { why: "the other side says no", command: contest, by: away, says: "CorrectionContested" },
    { why: "not to your own", command: contest, by: home, says: "own-correction" },
    {
      why: "a no without a reason",
      command: { ...contest, statement: "No." },
      by: away,
      says: "statement-too-short",
    },
    { why: "the asker withdraws", command: withdraw, by: home, says: "CorrectionWithdrawn" },
    { why: "not the other side's", command: withdraw, by: away, says: "not-your-correction" },
    { why: "a no after the time", command: contest, by: away, at: hour(128), says: "answer-time-passed" },
    { why: "a yes until the ruling", command: agree, by: away, at: hour(128), says: "CorrectionAgreed" },
  ])("$why: $says", ({ command, by, at = hour(100), says }) => {
    expect(follows(correctionBy("home"), command, context(by, at))).toBe(says);
  });

  test("there's nothing to answer before anyone asked, or after the ruling", () => {
    for (const command of [agree, contest, withdraw]) {
      expect(follows(confirmed(), command, context(away, IN_TERM))).toBe("nothing-to-answer");
      expect(follows(ruled(), command, context(away, IN_TERM))).toBe("nothing-to-answer");
    }
  });

  test("once agreed, it replaces the result, and that's that", () => {
    const after = stateAfter(correctionBy("home"), agree, context(away, hour(100)));
    expect(after).toMatchObject({ status: "final", correction: null, correctBy: null, answerBy: null });
    expect(projectMatch(after)).toMatchObject({
      homeResult: "loss",
      homeWins: 1,
      awayWins: 2,
      correction: null,
    });
    expect(follows(after, ask, context(home, hour(101)))).toBe("already-settled");
  });

  test("withdrawn, the result stays, and another can be asked for within the term", () => {
    const after = stateAfter(correctionBy("home"), withdraw, context(home, hour(100)));
    expect(after).toMatchObject({ status: "final", correction: null, answerBy: null });
    expect(follows(after, ask, context(away, IN_TERM))).toBe("CorrectionAsked");
  });

  test("a tied correction goes to the director where the director decides ties", () => {
    const tie = rulesWith({ match: { bestOf: 3, otherDraws: "half", levelMatch: "director" } });
    const asked = stateAfter(confirmed(), { ...ask, games: gamesOf("HAD") }, context(home, hour(80), tie));
    expect(stateAfter(asked, agree, context(away, hour(81), tie))).toMatchObject({
      status: "with-director",
      case: "level",
      outcome: null,
    });
  });
});

describe("with the director", () => {
  const overdue = () =>
    stateAfter(correctionBy("home"), { type: "pass-answer-time" }, context(CLOCK, hour(128)));

  test("contested or unanswered, it's a case, and the result counts until the ruling", () => {
    for (const state of [contested(), overdue()]) {
      expect(state).toMatchObject({ status: "final", case: "correction", answerBy: null });
      expect(projectMatch(state)).toMatchObject({ correction: "with-director", homeResult: "win" });
      expect(nextMove(state, "away", hour(130), rules).kind).toBe("director-decides");
      expect(
        follows(state, { type: "add-statement", statement: "One more thing." }, context(home, hour(130))),
      ).toBe("StatementAdded");
    }
  });

  test("the clock leaves it alone before its time, and once it's the director's", () => {
    const pass = { type: "pass-answer-time" } as const;
    expect(follows(correctionBy("home"), pass, context(CLOCK, hour(127)))).toBe("not-due");
    expect(follows(overdue(), pass, context(CLOCK, hour(200)))).toBe("wrong-stage");
  });

  test("as a case, the other side holds on to the result and the asker contests it", () => {
    for (const by of ["home", "away"] as const) {
      const state = correctionBy(by);
      expect(asCase(state, hour(127))).toBe(state);
      expect(asCase(state, hour(128))).toMatchObject({
        status: "with-director",
        case: "correction",
        report: { by: by === "home" ? "away" : "home", games: gamesOf("HH") },
        contest: { by, games: gamesOf("HAA") },
      });
    }
  });

  test("a no-show claimed before the result was entered supports no one, and an admitted one stays", () => {
    const claimed = noShowClaimedBy("home");
    const slip: MatchEvent = {
      type: "ResultEntered",
      games: gamesOf("HAA"),
      outcome: wonBy("away", "agreed", { home: 1, away: 2 }),
      source: "paper-slip",
      note: "",
      correctBy: hour(CORRECT_HOUR),
    };
    const admitted: MatchEvent = {
      type: "ReportApproved",
      by: "away",
      outcome: wonBy("home", "forfeit", null),
      correctBy: hour(CORRECT_HOUR),
    };
    const asCaseAfter = (event: MatchEvent) => {
      const asked = stateAfter(
        evolve(claimed, event),
        { ...ask, games: gamesOf("HAH") },
        context(home, hour(80)),
      );
      return asCase(stateAfter(asked, contest, context(away, hour(81))), hour(90));
    };
    expect(asCaseAfter(slip)).toMatchObject({
      report: { by: "away" },
      noShow: null,
      contest: { by: "home" },
    });
    expect(asCaseAfter(admitted)).toMatchObject({ report: null, noShow: { by: "away" } });
  });

  test("the two can still settle it, and a ruling ends it", () => {
    expect(follows(contested(), agree, context(away, hour(130)))).toBe("CorrectionAgreed");
    expect(follows(contested(), withdraw, context(home, hour(130)))).toBe("CorrectionWithdrawn");
    expect(ruled()).toMatchObject({ status: "final", correction: null, outcome: { decidedBy: "ruling" } });
  });
});
