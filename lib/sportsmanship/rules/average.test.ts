import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bothLose, drawn, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { isBelow, ratingsByEntry } from "./average";
import type { Rating } from "./rating";

const RULES = { ratings: "opponents", forDefault: 2, forForfeit: 0 } as const;
const match = (outcome: MatchOutcome | null, id = "m1") => ({
  id,
  homeEntryId: "a",
  awayEntryId: "b",
  outcome,
});
const given = (of: "home" | "away", rating: Rating | null, matchId = "m1") => ({ matchId, of, rating });
const PLAYED = wonBy("home", "agreed", { home: 2, away: 1 });

describe("what counts", () => {
  test.each([
    { why: "what the opponent gave", outcome: PLAYED, expected: { a: [3, 1], b: [4, 1] } },
    {
      why: "in a draw too",
      outcome: drawn("agreed", { home: 1, away: 1 }),
      expected: { a: [3, 1], b: [4, 1] },
    },
    { why: "after a ruling too", outcome: bothLose("ruling"), expected: { a: [3, 1], b: [4, 1] } },
    { why: "a default as the rules say", outcome: wonBy("home", "default", null), expected: { b: [2, 1] } },
    { why: "a forfeit as the rules say", outcome: wonBy("away", "forfeit", null), expected: { a: [0, 1] } },
    {
      why: "a double forfeit for both",
      outcome: bothLose("double-forfeit"),
      expected: { a: [0, 1], b: [0, 1] },
    },
    { why: "nothing before it's final", outcome: null, expected: {} },
  ])("$why", ({ outcome, expected }) => {
    const all = ratingsByEntry([match(outcome)], [given("home", 3), given("away", 4)], RULES);
    const found = Object.fromEntries([...all].map(([id, { sum, count }]) => [id, [sum, count]]));
    expect(found).toEqual(expected);
  });

  test("nothing that the director left out, and nothing where a setting is off", () => {
    expect(ratingsByEntry([match(PLAYED)], [given("home", null)], RULES).size).toBe(0);
    const off = { ...RULES, forDefault: null, forForfeit: null };
    expect(ratingsByEntry([match(wonBy("home", "default", null))], [], off).size).toBe(0);
    expect(ratingsByEntry([match(bothLose("double-forfeit"))], [], off).size).toBe(0);
    expect(ratingsByEntry([match(PLAYED)], [given("home", 3)], { ...RULES, ratings: "none" }).size).toBe(0);
  });
});

test("a forfeit that the director forgave counts nothing for this player", () => {
  const both = { ...match(bothLose("double-forfeit")), isForgiven: (id: string) => id === "a" };
  expect([...ratingsByEntry([both], [], RULES).keys()]).toEqual(["b"]);
});

test.each([
  { marks: [3, 3, 3], least: 3, below: false },
  { marks: [4, 3, 2, 2], least: 3, below: true },
  { marks: [4, 4, 1], least: 3, below: false },
  { marks: [], least: 3, below: false },
  { marks: [0], least: null, below: false },
])("an average of $marks is below $least: $below", ({ marks, least, below }) => {
  const matches = marks.map((_, index) => match(PLAYED, `m${index}`));
  const all = marks.map((rating, index) => given("home", rating as Rating, `m${index}`));
  expect(isBelow(ratingsByEntry(matches, all, RULES).get("a"), least)).toBe(below);
});

test("a better rating never puts a player below", () => {
  const ratings = fc.array(fc.constantFrom<Rating>(0, 1, 2, 3), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(ratings, fc.constantFrom(1, 2, 2.5, 3), (marks, least) => {
      const belowWith = (all: readonly Rating[]) =>
        isBelow(
          ratingsByEntry(
            all.map((_, index) => match(PLAYED, `m${index}`)),
            all.map((rating, index) => given("home", rating, `m${index}`)),
            RULES,
          ).get("a"),
          least,
        );
      const better = marks.map((rating, index) => (index === 0 ? ((rating + 1) as Rating) : rating));
      if (belowWith(better)) expect(belowWith(marks)).toBe(true);
    }),
  );
});
