import { expect, test } from "vitest";

import { type StandingsRow, tieClass } from "./standings-row";

const rows = (...points: readonly [points: string, sharesPoints: boolean][]): readonly StandingsRow[] =>
  points.map(([points, sharesPoints], index) => ({
    rank: String(index + 1),
    name: `Player ${index + 1}`,
    played: 6,
    won: 0,
    drawn: 0,
    lost: 0,
    games: "0–0",
    tieBreaks: [],
    points,
    sharesPoints,
  }));

test.each([
  { why: "a row alone on its points has no bar", table: rows(["3", false]), expected: [""] },
  {
    why: "the bar begins with the first of a group and ends with the last",
    table: rows(["4½", true], ["4½", true], ["4½", true], ["4", false]),
    expected: ["tied tied-a", "tied", "tied tied-z", ""],
  },
  {
    why: "two groups that follow each other have a bar each",
    table: rows(["4", true], ["4", true], ["3", true], ["3", true]),
    expected: ["tied tied-a", "tied tied-z", "tied tied-a", "tied tied-z"],
  },
])("$why", ({ table, expected }) => {
  expect(table.map((_, index) => tieClass(table, index))).toEqual(expected);
});
