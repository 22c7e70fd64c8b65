import { expect, test } from "vitest";
import { hour, rulesWith, triesAt } from "../testing/matches";
import { countTries } from "./count-contact-attempts";

test.each([
  { why: "no try", tries: [], apart: 12, count: 0 },
  { why: "one try", tries: [1], apart: 12, count: 1 },
  { why: "one effort logged twice", tries: [1, 1], apart: 12, count: 1 },
  { why: "a call after a mail", tries: [1, 1.5], apart: 12, count: 1 },
  { why: "just too close", tries: [1, 12.99], apart: 12, count: 1 },
  { why: "just far enough", tries: [1, 13], apart: 12, count: 2 },
  { why: "measured from the last that counted", tries: [1, 7, 13, 19, 25], apart: 12, count: 3 },
  { why: "one that does not count holds up no later one", tries: [1, 12, 13], apart: 12, count: 2 },
  { why: "logged in another order than made", tries: [25, 13, 1], apart: 12, count: 3 },
  { why: "where the hours do not matter", tries: [1, 1, 1], apart: 0, count: 3 },
])("$why: $count", ({ tries, apart, count }) => {
  const rules = rulesWith({ forfeits: { hoursBetweenAttempts: apart } });
  expect(countTries(triesAt("home", tries.map(hour)).contacts, "home", rules)).toBe(count);
});

test("each side has its own", () => {
  const { contacts } = triesAt("home", [hour(1), hour(30)]);
  expect(countTries(contacts, "away", rulesWith({}))).toBe(0);
});
