import { expect, test } from "vitest";
import { isDayTooFar, isTooFar, tooFarWords } from "./too-far";

test("half a year is the most for a deadline, and a year for a plan", () => {
  expect(isDayTooFar("2027-05-25", "2026-11-23")).toBe(false);
  expect(isDayTooFar("2027-05-26", "2026-11-23")).toBe(true);
  expect(isDayTooFar("2027-11-24", "2026-11-23", "a year")).toBe(false);
  expect(isDayTooFar("2027-11-25", "2026-11-23", "a year")).toBe(true);
});

test("a moment counts to the minute", () => {
  const from = "2026-11-23T12:00:00.000Z";
  expect(isTooFar("2027-05-25T12:00:00.000Z", from)).toBe(false);
  expect(isTooFar("2027-05-25T12:01:00.000Z", from)).toBe(true);
  expect(isTooFar("2027-11-24T12:01:00.000Z", from, "a year")).toBe(true);
});

test("the sentence says what is too far away", () => {
  expect(tooFarWords("The session")).toBe("The session is more than half a year away. Check the year.");
  expect(tooFarWords("The break", "a year")).toBe("The break is more than a year away. Check the year.");
});
