import { expect, test } from "vitest";
import { tableHoursPerWeek } from "./table-hours";

const open = (opensAt: string, closesAt: string) => ({ weekday: 1, opensAt, closesAt });

test.each([
  { why: "three tables, four hours", weekly: [open("18:00", "22:00")], tables: 3, expected: 12 },
  {
    why: "closing at midnight is closing the day after",
    weekly: [open("18:00", "00:00")],
    tables: 1,
    expected: 6,
  },
  { why: "and so is closing later in the night", weekly: [open("20:00", "01:30")], tables: 2, expected: 11 },
  { why: "the same hour twice is a whole day", weekly: [open("00:00", "00:00")], tables: 1, expected: 24 },
  { why: "days add up", weekly: [open("09:00", "10:00"), open("12:00", "14:00")], tables: 1, expected: 3 },
  { why: "without tables nothing is known", weekly: [open("09:00", "10:00")], tables: 0, expected: null },
  { why: "nor without hours", weekly: [], tables: 5, expected: null },
  { why: "fewer boards than tables", weekly: [open("18:00", "22:00")], tables: 3, boards: 2, expected: 8 },
  { why: "more boards than tables", weekly: [open("18:00", "22:00")], tables: 3, boards: 9, expected: 12 },
])("$why", ({ weekly, tables, boards = 0, expected }) => {
  expect(tableHoursPerWeek(weekly, { tables, boards })).toBe(expected);
});
