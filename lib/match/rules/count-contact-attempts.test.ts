import { expect, test } from "vitest";
import { attemptsAt, hour, rulesWith } from "../testing/matches";
import { countContactAttempts } from "./count-contact-attempts";

test.each([
  { why: "no attempt", attempts: [], apart: 12, count: 0 },
  { why: "one attempt", attempts: [1], apart: 12, count: 1 },
  { why: "one effort logged twice", attempts: [1, 1], apart: 12, count: 1 },
  { why: "a call after an email", attempts: [1, 1.5], apart: 12, count: 1 },
  { why: "just too close", attempts: [1, 12.99], apart: 12, count: 1 },
  { why: "just far enough", attempts: [1, 13], apart: 12, count: 2 },
  { why: "measured from the last one that counted", attempts: [1, 7, 13, 19, 25], apart: 12, count: 3 },
  { why: "one that doesn't count doesn't delay later ones", attempts: [1, 12, 13], apart: 12, count: 2 },
  { why: "logged in a different order than made", attempts: [25, 13, 1], apart: 12, count: 3 },
  { why: "when the hours don't matter", attempts: [1, 1, 1], apart: 0, count: 3 },
])("$why: $count", ({ attempts, apart, count }) => {
  const rules = rulesWith({ forfeits: { hoursBetweenAttempts: apart } });
  expect(countContactAttempts(attemptsAt("home", attempts.map(hour)).contacts, "home", rules)).toBe(count);
});

test("each side has its own count", () => {
  const { contacts } = attemptsAt("home", [hour(1), hour(30)]);
  expect(countContactAttempts(contacts, "away", rulesWith({}))).toBe(0);
});
