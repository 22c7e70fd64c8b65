import { expect, test } from "vitest";
import { attemptsAt, hour, rulesWith } from "../testing/matches";
import { enoughAttempts, moreAttempts, tooCloseWords } from "./attempts";

const APART = rulesWith({ forfeits: { contactAttempts: 3, hoursBetweenAttempts: 12 } });
const ANY_TIME = rulesWith({ forfeits: { contactAttempts: 3, hoursBetweenAttempts: 0 } });
const ONE = rulesWith({ forfeits: { contactAttempts: 1, hoursBetweenAttempts: 12 } });

test.each([
  { rules: APART, says: "three attempts at least 12 hours apart" },
  { rules: ANY_TIME, says: "three attempts" },
  { rules: ONE, says: "one attempt" },
])("$says", ({ rules, says }) => {
  expect(enoughAttempts(rules)).toBe(says);
});

const ASK = "You can ask the director to decide after";

// Hour 0 is Monday, Nov 16, midnight in Chicago; the round closes at hour 168.
test.each([
  { why: "none yet", at: [], now: 9, says: `${ASK} three more attempts at least 12 hours apart.` },
  {
    why: "one, just now",
    at: [9],
    now: 9.5,
    says: `${ASK} two more attempts at least 12 hours apart. A new one counts from Monday, 9:00 pm.`,
  },
  { why: "two, long ago", at: [9, 21], now: 50, says: `${ASK} one more attempt.` },
  {
    why: "a second that was too early moves nothing",
    at: [9, 12, 21],
    now: 22,
    says: `${ASK} one more attempt. A new one counts from Tuesday, 9:00 am.`,
  },
  {
    why: "the round closes before another can count",
    at: [9, 160],
    now: 161,
    says: `${ASK} one more attempt. A new one can’t count before the round closes.`,
  },
])("$why: $says", ({ at, now, says }) => {
  const { contacts } = attemptsAt("home", at.map(hour));
  const clock = { rules: APART, now: hour(now), zone: "America/Chicago", closes: hour(168) };
  expect(moreAttempts(contacts, "home", clock)).toBe(says);
});

test.each([
  { why: "the first", at: [9], rules: APART, says: "" },
  { why: "far enough", at: [9, 21], rules: APART, says: "" },
  { why: "at any time", at: [9, 9], rules: ANY_TIME, says: "" },
  { why: "too close after", at: [9, 20], rules: APART, says: "less than 12 hours from another" },
  { why: "too close before", at: [20, 9], rules: APART, says: "less than 12 hours from another" },
])("$why: whether the last one counts", ({ at, rules, says }) => {
  const words = tooCloseWords(attemptsAt("home", at.map(hour)).contacts, "home", rules);
  expect(words === "").toBe(says === "");
  expect(words).toContain(says);
});
