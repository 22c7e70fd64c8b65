import { expect, test } from "vitest";
import { championRows, chartRows, matchRows, thirdPlaceRows } from "./bracket-rows";

const ends = (rows: string) => rows.split(" / ").map(Number) as [number, number];
/** Where the line that leads on from a match lies: between its own two. */
const middle = ([first, end]: [number, number]) => (first + 2 + end) / 2;

test.each([1, 2, 3, 4, 5])("in round %i every match begins where the two before it meet", (round) => {
  for (let number = 1; number <= 4; number++) {
    const own = ends(matchRows(round + 1, number));
    const before = [2 * number - 1, 2 * number].map((each) => middle(ends(matchRows(round, each))));
    expect([own[0] + 2, own[1]]).toEqual(before);
  }
});

test.each([1, 2, 3, 4, 5, 6])("a bracket of %i rounds fits its chart", (rounds) => {
  const final = ends(matchRows(rounds, 1));
  const champion = ends(championRows(rounds));
  expect(champion[1]).toBe(middle(final));
  expect(ends(matchRows(1, 2 ** (rounds - 1)))[1] - 1).toBe(chartRows(rounds, false));
  if (rounds > 1) {
    const third = ends(thirdPlaceRows(rounds));
    expect(third[0]).toBeGreaterThan(final[1]);
    expect(third[1] - 1).toBeLessThanOrEqual(chartRows(rounds, true));
  }
});
