import { expect, test } from "vitest";
import { clockHour, hourStretches } from "./hours";

test.each([
  [0, "midnight"],
  [9, "9 am"],
  [12, "noon"],
  [17, "5 pm"],
  [24, "midnight"],
])("the hour from %i on is headed %s", (hour, words) => {
  expect(clockHour(hour)).toBe(words);
});

test.each([
  [[], "not at all"],
  [[9, 10, 11], "9 am to noon"],
  [[20, 9, 21, 22, 23], "9 am to 10 am, 8 pm to midnight"],
])("%j reads %s", (hours, words) => {
  expect(hourStretches(new Set(hours))).toBe(words);
});
