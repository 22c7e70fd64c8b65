import { expect, test } from "vitest";
import { addMinutes } from "./instant";
import { timeLeft, timeToGo, timeUntil, waitedFor } from "./time-left";

const NOW = "2026-11-20T18:00:00.000Z";

test.each([
  { minutes: 6 * 1440 + 15 * 60, is: "6 days 15 h left" },
  { minutes: 1440 + 7 * 60 + 59, is: "1 day 7 h left" },
  { minutes: 2 * 1440 + 5, is: "2 days left" },
  { minutes: 22 * 60, is: "22 h left" },
  { minutes: 320, is: "5 h 20 min left" },
  { minutes: 12, is: "12 min left" },
  { minutes: 0.5, is: "less than a minute left" },
  { minutes: 0, is: null },
  { minutes: -5, is: null },
])("$minutes minutes: $is", ({ minutes, is }) => {
  expect(timeLeft(addMinutes(NOW, minutes), NOW)).toBe(is);
});

test("until something begins, there's time to go", () => {
  expect(timeToGo(addMinutes(NOW, 320), NOW)).toBe("5 h 20 min to go");
  expect(timeToGo(NOW, NOW)).toBeNull();
});

test("of something that will happen one says in how long", () => {
  expect(timeUntil(addMinutes(NOW, 320), NOW)).toBe("in 5 h 20 min");
  expect(timeUntil(NOW, NOW)).toBeNull();
});

test.each([
  [3 * 1440 + 700, "3 days"],
  [1440, "1 day"],
  [300, "5 h"],
  [20, "20 min"],
  [0, "less than a minute"],
])("after %i minutes something has waited %s", (minutes, words) => {
  expect(waitedFor(NOW, addMinutes(NOW, minutes))).toBe(words);
});
