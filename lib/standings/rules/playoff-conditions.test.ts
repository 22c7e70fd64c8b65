import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bothLose, drawn, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { hasConditions, missedConditions } from "./playoff-conditions";
import type { StandingsResult } from "./results";

const result = (outcome: MatchOutcome | null): StandingsResult => ({
  homeEntryId: "a",
  awayEntryId: "b",
  status: outcome ? "final" : "open",
  outcome,
  round: 1,
  blacks: null,
  captured: null,
});
const row = (points: number, played: number) => ({ entryId: "a", points, played });
const HALF = { leastPercent: 50, leastSportsmanship: null, afterForfeit: "advances" } as const;
const NO_FORFEIT = { leastPercent: null, leastSportsmanship: null, afterForfeit: "stays-out" } as const;

test.each([
  { why: "exactly half is enough", points: 3.5, played: 7, win: 1, expected: [] },
  { why: "half a point less isn't", points: 3, played: 7, win: 1, expected: ["points"] },
  { why: "a win can be worth three", points: 10, played: 7, win: 3, expected: ["points"] },
  { why: "no one has missed it before playing", points: 0, played: 0, win: 1, expected: [] },
  { why: "negative points are less than half", points: -1, played: 1, win: 1, expected: ["points"] },
])("the points: $why", ({ points, played, win, expected }) => {
  expect(missedConditions(row(points, played), [], HALF, win)).toEqual(expected);
});

const NONE = { leastPercent: null, leastSportsmanship: null, afterForfeit: "advances" } as const;

test("a season without conditions keeps no one out", () => {
  const worst = { ...row(-1, 1), isBelowAverage: true };
  expect(missedConditions(worst, [result(bothLose("double-forfeit"))], NONE, 1)).toEqual([]);
});

test.each([
  { why: "none", rules: NONE, expected: false },
  { why: "a share of the points", rules: HALF, expected: true },
  { why: "sportsmanship", rules: { ...NONE, leastSportsmanship: 3 }, expected: true },
  { why: "no forfeit", rules: NO_FORFEIT, expected: true },
])("a season's conditions: $why", ({ rules, expected }) => {
  expect(hasConditions(rules)).toBe(expected);
});

describe("a forfeit", () => {
  test.each([
    { why: "a match lost by forfeit", outcome: wonBy("away", "forfeit", null), expected: ["forfeit"] },
    { why: "a double forfeit", outcome: bothLose("double-forfeit"), expected: ["forfeit"] },
    { why: "a default with notice isn't one", outcome: wonBy("away", "default", null), expected: [] },
    { why: "a ruling isn't one", outcome: bothLose("ruling"), expected: [] },
    { why: "the opponent's isn't one", outcome: wonBy("home", "forfeit", null), expected: [] },
    { why: "a draw isn't one", outcome: drawn("agreed", { home: 0.5, away: 0.5 }), expected: [] },
    { why: "an open match isn't one", outcome: null, expected: [] },
  ])("$why", ({ outcome, expected }) => {
    expect(missedConditions(row(1, 1), [result(outcome)], NO_FORFEIT, 1)).toEqual(expected);
  });

  test("one that the director forgave isn't one, and another still is", () => {
    const forfeit = (matchId: string) => ({ ...result(wonBy("away", "forfeit", null)), matchId });
    const forgiven = { ...row(1, 1), forgiven: ["m1"] };
    expect(missedConditions(forgiven, [forfeit("m1")], NO_FORFEIT, 1)).toEqual([]);
    expect(missedConditions(forgiven, [forfeit("m1"), forfeit("m2")], NO_FORFEIT, 1)).toEqual(["forfeit"]);
  });
});

test("fewer conditions never make anyone miss more", () => {
  const results = fc.array(
    fc
      .constantFrom(wonBy("away", "forfeit", null), bothLose("double-forfeit"), wonBy("home", "agreed", null))
      .map(result),
  );
  fc.assert(
    fc.property(
      fc.nat(10),
      fc.nat(10),
      fc.option(fc.integer({ min: 1, max: 100 })),
      results,
      (points, played, leastPercent, of) => {
        const all = missedConditions(
          row(points, played),
          of,
          { leastPercent, leastSportsmanship: null, afterForfeit: "stays-out" },
          1,
        );
        for (const fewer of [
          { leastPercent, leastSportsmanship: null, afterForfeit: "advances" },
          {
            leastPercent: leastPercent === null ? null : Math.ceil(leastPercent / 2),
            leastSportsmanship: null,
            afterForfeit: "stays-out",
          },
          { leastPercent: null, leastSportsmanship: null, afterForfeit: "advances" },
        ] as const)
          for (const missed of missedConditions(row(points, played), of, fewer, 1))
            expect(all).toContain(missed);
      },
    ),
  );
});
