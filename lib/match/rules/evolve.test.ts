import { expect, test } from "vitest";
import { final, hour, open, scheduled, withDirector } from "../testing/matches";
import { evolve, foldMatch } from "./evolve";
import { projectMatch } from "./project";

test("a history begins with the pairing", () => {
  expect(() => foldMatch([])).toThrow("MatchPaired");
  expect(() =>
    foldMatch([
      {
        type: "Conceded",
        by: "home",
        outcome: { home: "loss", away: "win", score: null, decidedBy: "forfeit" },
      },
    ]),
  ).toThrow();
});

test("at first there's only a deadline", () => {
  expect(projectMatch(open())).toEqual({
    status: "open",
    deadlineAt: hour(168),
    scheduledAt: null,
    answerBy: null,
    correction: null,
    decidedBy: null,
    homeResult: null,
    awayResult: null,
    homeWins: null,
    awayWins: null,
    homeBlacks: null,
    awayBlacks: null,
    homeCaptured: null,
    awayCaptured: null,
  });
});

test("the row of a final match says who won, how many games, and how that was decided", () => {
  expect(projectMatch(final())).toMatchObject({
    status: "final",
    decidedBy: "agreed",
    homeResult: "win",
    awayResult: "loss",
    homeWins: 2,
    awayWins: 0,
  });
});

test("an earlier state is never changed", () => {
  const before = structuredClone(scheduled());
  const state = scheduled();
  evolve(state, { type: "TimesProposed", by: "home", times: [hour(90)] });
  evolve(state, { type: "ContactLogged", by: "home", means: "email", triedAt: hour(1), note: "" });
  evolve(state, { type: "Voided", reason: "Snow." });
  expect(state).toEqual(before);
});

test("a statement that the director wrote down is the player's, and marked", () => {
  const state = evolve(withDirector(), { type: "StatementRecorded", side: "home", statement: "He rang." });
  expect(state.statements.at(-1)).toEqual({ by: "home", statement: "He rang.", isWrittenDown: true });
});

test("a match with the director keeps both versions", () => {
  const state = evolve(withDirector(), {
    type: "StatementAdded",
    by: "home",
    statement: "I have the sheet.",
  });
  expect(state.statements.map(({ by }) => by)).toEqual(["away", "home"]);
  expect(state.report?.by).toBe("home");
  expect(state.contest?.by).toBe("away");
});

test("a canceled time is the only one that can't be picked anymore, and the state says who canceled it", () => {
  const [set, later] = [hour(100), hour(120)];
  const timed = [
    { type: "TimesProposed", by: "away", times: [set, later] },
    { type: "TimeDefaulted", scheduledAt: set },
    { type: "TimesProposed", by: "home", times: [hour(110)] },
  ] as const;
  const canceled = [...timed, { type: "TimeCancelled", by: "home" }] as const;
  const state = foldMatch([{ type: "MatchPaired", deadlineAt: hour(168) }, ...canceled]);
  expect(state).toMatchObject({
    status: "open",
    scheduledAt: null,
    canceled: { by: "home", time: set },
    suggestions: { home: { times: [hour(110)] }, away: { times: [later] } },
  });
  expect(evolve(state, { type: "TimeAgreed", by: "home", scheduledAt: later }).canceled).toBeNull();
});
