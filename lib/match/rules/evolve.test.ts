import { expect, test } from "vitest";
import { final, gamesOf, hour, open, reportedBy, scheduled, withDirector } from "../testing/matches";
import type { MatchEvent } from "./events";
import { evolve, foldMatch } from "./evolve";
import type { ReportedGame } from "./games";
import { type DecidedBy, wonBy } from "./outcome";
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

const FORFEITED: ReportedGame = { white: "home", outcome: "white", ending: "forfeit" };
const captured = (home: number, away: number) => ({ captured: { home, away } });
const [ONE, TWO] = gamesOf("HH") as [ReportedGame, ReportedGame];
const ENTERED: MatchEvent = {
  type: "ResultEntered",
  games: gamesOf("HAH"),
  source: "paper-slip",
  note: "",
  outcome: wonBy("home", "agreed", { home: 2, away: 1 }),
};
const decided = (decidedBy: DecidedBy, games = gamesOf("HAH")) => {
  const outcome = wonBy("home", decidedBy, { home: 2, away: 1 });
  return evolve(reportedBy("home", games), { type: "ReportApproved", by: "away", outcome });
};

test.each([
  { why: "each game had one Black", state: decided("agreed"), blacks: [1, 2], points: [null, null] },
  { why: "a report that counts is enough", state: decided("stands"), blacks: [1, 2], points: [null, null] },
  {
    why: "a ruling replaces the reported games",
    state: decided("ruling"),
    blacks: [null, null],
    points: [null, null],
  },
  {
    why: "the paper replaces them too",
    state: evolve(reportedBy("home", gamesOf("HH")), ENTERED),
    blacks: [1, 2],
    points: [null, null],
  },
  {
    why: "a forfeited game had no Black",
    state: decided("agreed", [...gamesOf("HA"), FORFEITED]),
    blacks: [1, 1],
    points: [null, null],
  },
  {
    why: "points are added up",
    state: decided("agreed", [
      { ...ONE, ...captured(9, 3) },
      { ...TWO, ...captured(5, 0) },
    ]),
    blacks: [1, 1],
    points: [14, 3],
  },
  {
    why: "without games, there are no points",
    state: evolve(reportedBy("home", gamesOf("HH")), { ...ENTERED, games: [] }),
    blacks: [0, 0],
    points: [null, null],
  },
  {
    why: "one game without points leaves the sum unknown",
    state: decided("agreed", [{ ...ONE, ...captured(9, 3) }, TWO]),
    blacks: [1, 1],
    points: [null, null],
  },
])("Black games and captured points of a result both agree on: $why", ({ state, blacks, points }) => {
  const { homeBlacks, awayBlacks, homeCaptured, awayCaptured } = projectMatch(state);
  expect([homeBlacks, awayBlacks]).toEqual(blacks);
  expect([homeCaptured, awayCaptured]).toEqual(points);
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
