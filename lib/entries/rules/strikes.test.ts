import { expect, test } from "vitest";
import { bothLose, wonBy } from "@/lib/match/rules/outcome";
import { isAskedAbout, isForfeit, reachesStrikeLimit, STRIKE_REFUSAL_SENTENCES } from "./strikes";

const SETTLED = [
  { side: "home", outcome: wonBy("away", "forfeit", null) },
  { side: "away", outcome: bothLose("double-forfeit") },
  { side: "home", outcome: wonBy("home", "forfeit", null) },
  { side: "home", outcome: wonBy("away", "default", null) },
  { side: "away", outcome: wonBy("home", "agreed", { home: 2, away: 0 }) },
  { side: "away", outcome: bothLose("ruling") },
] as const;

test("forfeits and double forfeits count; a win by forfeit, a default, a played match and a ruling do not", () => {
  expect(SETTLED.map(isForfeit)).toEqual([true, true, false, false, false, false]);
});

const strike = (matchId: string, isForgiven = false) => ({ matchId, isForgiven });
test.each([
  { why: "fewer than the rules bear", strikes: [strike("a")], asked: false },
  { why: "as many", strikes: [strike("a"), strike("b")], asked: true },
  { why: "one of them forgiven", strikes: [strike("a"), strike("b", true)], asked: false },
  { why: "kept after these", strikes: [strike("a"), strike("b")], kept: ["a", "b"], asked: false },
  {
    why: "another one since",
    strikes: [strike("a"), strike("b"), strike("c")],
    kept: ["a", "b"],
    asked: true,
  },
  {
    why: "another one since, forgiven",
    strikes: [strike("a"), strike("b"), strike("c", true)],
    kept: ["a", "b"],
    asked: false,
  },
  {
    why: "one forgiven after they were kept, and another since: as many again",
    strikes: [strike("a", true), strike("b"), strike("c")],
    kept: ["a", "b"],
    asked: true,
  },
])("$why: asked is $asked", ({ strikes, kept = [], asked }) => {
  expect(isAskedAbout(strikes, new Set(kept), 2)).toBe(asked);
  expect(isAskedAbout(strikes, new Set(kept), null)).toBe(false);
});

test("every refusal has a sentence of its own", () => {
  const sentences = Object.values(STRIKE_REFUSAL_SENTENCES);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each([
  [1, 2, false],
  [2, 2, true],
  [3, 2, true],
  [9, null, false],
])("%i forfeits where the rules ask at %s: %s", (forfeits, strikes, asked) => {
  expect(reachesStrikeLimit(forfeits, strikes)).toBe(asked);
});
