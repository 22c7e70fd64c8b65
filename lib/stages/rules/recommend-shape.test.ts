import { expect, test } from "vitest";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { recommendShape } from "./recommend-shape";
import type { Capacity } from "./shape";

const WEEKLY: Capacity = {
  players: 40,
  weeks: 9,
  daysPerRound: 7,
  bookedMinutes: 120,
  tableHoursPerWeek: null,
  present: [],
};

const PLAYOFF = { present: TEXAS_STATE.stages };

test.each([
  { why: "no players, no matches", capacity: { players: 0 }, expected: undefined },
  { why: "one player, no matches", capacity: { players: 1 }, expected: undefined },
  { why: "two players meet as often as possible", capacity: { players: 2 }, expected: "round-robin:2" },
  {
    why: "a few players meet twice if there's time",
    capacity: { players: 5, weeks: 10 },
    expected: "round-robin:2",
  },
  { why: "otherwise once", capacity: { players: 8, weeks: 10 }, expected: "round-robin:1" },
  { why: "exactly as many weeks as rounds are enough", capacity: { players: 10 }, expected: "round-robin:1" },
  {
    why: "a sheet with a playoff keeps it if both fit",
    capacity: { players: 8, weeks: 9, ...PLAYOFF },
    expected: "round-robin:1,knockout:4",
  },
  {
    why: "and drops it if it doesn't fit, because that costs no player a match",
    capacity: { players: 8, weeks: 8, ...PLAYOFF },
    expected: "round-robin:1",
  },
  {
    why: "40 players in 9 weeks: eight groups of five, the first two of each to a knockout",
    capacity: {},
    expected: "groups:5:2:0:1,knockout",
  },
  {
    why: "a week less: only the first of each group advance",
    capacity: { weeks: 8 },
    expected: "groups:5:1:0:1,knockout",
  },
  {
    why: "a week more: larger groups, so that everyone plays seven matches",
    capacity: { weeks: 10 },
    expected: "groups:8:1:3:1,knockout",
  },
  { why: "too short for any group: a knockout", capacity: { weeks: 6 }, expected: "knockout" },
  { why: "too short for anything: still the shortest", capacity: { weeks: 2 }, expected: "knockout" },
  {
    why: "rounds of three days: eleven of them in five weeks",
    capacity: { weeks: 5, daysPerRound: 3 },
    expected: "groups:10:1:0:1,knockout",
  },
  {
    why: "20 matches of two hours need 40 table hours a week",
    capacity: { weeks: 10, tableHoursPerWeek: 40 },
    expected: "groups:8:1:3:1,knockout",
  },
  {
    why: "with 38, groups of seven: one player in each has a bye, so a round is less full",
    capacity: { weeks: 10, tableHoursPerWeek: 38 },
    expected: "groups:7:1:2:1,knockout",
  },
  {
    why: "tables count for the days of a round, not for a week",
    capacity: { weeks: 20, tableHoursPerWeek: 20, daysPerRound: 14 },
    expected: "groups:8:1:3:1,knockout",
  },
  {
    why: "an online season needs no tables",
    capacity: { weeks: 10, bookedMinutes: null, tableHoursPerWeek: 1 },
    expected: "groups:8:1:3:1,knockout",
  },
  {
    why: "no knockout can have 150 players",
    capacity: { players: 150, weeks: 1 },
    expected: "groups:3:1:14:1,knockout",
  },
])("$why", ({ capacity, expected }) => {
  expect(recommendShape({ ...WEEKLY, ...capacity }).recommended?.key).toBe(expected);
});

test("the recommended shape's cost in rounds, days, matches and table hours", () => {
  expect(recommendShape(WEEKLY).recommended).toMatchObject({
    rounds: 9,
    days: 63,
    matches: 95,
    tableHours: 190,
    each: { least: 4, most: 8 },
    fitsWeeks: true,
    fitsTables: true,
  });
});

test("for every number of players up to 200 and every length", () => {
  for (let players = 2; players <= 200; players++) {
    for (const weeks of [2, 6, 9, 10, 16, 40]) {
      const capacity = { ...WEEKLY, players, weeks, tableHoursPerWeek: 120 };
      const { shapes, recommended } = recommendShape(capacity);
      const about = `${players} players in ${weeks} weeks`;
      const fitting = shapes.filter(({ fitsWeeks, fitsTables }) => fitsWeeks && fitsTables);
      if (!recommended) throw new Error(`No shape for ${about}`);
      expect(shapes, about).toContain(recommended);
      expect(new Set(shapes.map(({ key }) => key)).size, `${about}: each shape once`).toBe(shapes.length);
      expect(shapes.length, about).toBeLessThanOrEqual(8);
      if (fitting.length > 0) {
        expect(fitting, about).toContain(recommended);
        const most = Math.max(...fitting.map(({ each }) => each.least));
        expect(recommended.each.least, `${about}: most matches for everybody`).toBe(most);
      } else {
        expect(recommended.rounds, about).toBe(Math.min(...shapes.map(({ rounds }) => rounds)));
      }
      for (const { key, stages } of shapes) {
        const [groups] = stages;
        if (groups?.format !== "groups") continue;
        const number = Math.ceil(players / groups.groupSize);
        const smallest = Math.floor(players / number);
        const takes = groups.advance + (groups.bestNext > 0 ? 1 : 0);
        expect(groups.advance, `${about}, ${key}: the first of each group advances`).toBeGreaterThan(0);
        expect(takes, `${about}, ${key}: somebody of each group is out`).toBeLessThan(smallest);
        const advancing = number * groups.advance + groups.bestNext;
        expect(Math.log2(advancing) % 1, `${about}, ${key}: the playoff has no byes`).toBe(0);
      }
    }
  }
});
