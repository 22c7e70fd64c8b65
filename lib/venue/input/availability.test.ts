import { expect, test } from "vitest";
import { readFreeDay, readFreeWeek } from "./availability";

test("the boxes of a week, and nothing else that was sent", () => {
  const form = new FormData();
  for (const value of ["3-14", "3-15", "7-9", "8-9", "1-24", "<b>", ""]) form.append("free", value);
  expect(readFreeWeek(form)).toEqual(
    new Map([
      [3, new Set([14, 15])],
      [7, new Set([9])],
    ]),
  );
});

test("a day without a box is not free at all", () => {
  const form = new FormData();
  expect(readFreeDay(form)).toEqual(new Set());
  for (const value of ["9", "23", "24", "-1"]) form.append("hour", value);
  expect(readFreeDay(form)).toEqual(new Set([9, 23]));
});
