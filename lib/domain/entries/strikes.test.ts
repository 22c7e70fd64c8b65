import { expect, test } from "vitest";
import { bothLose, wonBy } from "../match/outcome";
import { countForfeits, isStruckOut } from "./strikes";

const SETTLED = [
  { side: "home", outcome: wonBy("away", "forfeit", null) },
  { side: "away", outcome: bothLose("double-forfeit") },
  { side: "home", outcome: wonBy("home", "forfeit", null) },
  { side: "home", outcome: wonBy("away", "default", null) },
  { side: "away", outcome: wonBy("home", "agreed", { home: 2, away: 0 }) },
  { side: "away", outcome: bothLose("ruling") },
] as const;

test("forfeits and double forfeits count; a win by forfeit, a default, a played match and a ruling do not", () => {
  expect(countForfeits(SETTLED)).toBe(2);
  expect(countForfeits([])).toBe(0);
});

test.each([
  [1, 2, false],
  [2, 2, true],
  [3, 2, true],
  [9, null, false],
])("%i forfeits where the rules ask at %s: %s", (forfeits, strikes, asked) => {
  expect(isStruckOut(forfeits, strikes)).toBe(asked);
});
