import { expect, test } from "vitest";
import { firstDaysOf } from "./breaks";

const THANKSGIVING = { name: "Thanksgiving", from: "2026-11-26", until: "2026-11-29" };
const EXAMS = { name: "Exams", from: "2026-12-07", until: "2026-12-20" };

test.each([
  {
    why: "without breaks, rounds follow one another",
    days: firstDaysOf("2026-11-16", 3, 7, []),
    are: ["2026-11-16", "2026-11-23", "2026-11-30"],
  },
  {
    why: "a week with a break in it is jumped over, and the weekday stays",
    days: firstDaysOf("2026-11-16", 3, 7, [THANKSGIVING]),
    are: ["2026-11-16", "2026-11-30", "2026-12-07"],
  },
  {
    why: "a break of two weeks takes two",
    days: firstDaysOf("2026-11-30", 2, 7, [EXAMS]),
    are: ["2026-11-30", "2026-12-21"],
  },
  {
    why: "one break after another",
    days: firstDaysOf("2026-11-23", 2, 7, [EXAMS, THANKSGIVING]),
    are: ["2026-11-30", "2026-12-21"],
  },
  {
    why: "a round of two weeks that would run into a break waits for a whole week",
    days: firstDaysOf("2026-11-16", 2, 14, [THANKSGIVING]),
    are: ["2026-11-30", "2026-12-14"],
  },
  {
    why: "shorter rounds begin on the day after",
    days: firstDaysOf("2026-11-22", 3, 3, [THANKSGIVING]),
    are: ["2026-11-22", "2026-11-30", "2026-12-03"],
  },
  {
    why: "a first day inside a break",
    days: firstDaysOf("2026-12-09", 1, 7, [EXAMS]),
    are: ["2026-12-23"],
  },
])("$why", ({ days, are }) => {
  expect(days).toEqual(are);
});
