import { expect, test } from "vitest";
import { letterChoicesInput, writeInput } from "./letters";

test.each([
  { typed: { reminders: "usual", hours: "48" }, wantsReminders: true, remindHours: [], wantsDigest: false },
  {
    typed: { reminders: "own", hours: "2\n48" },
    wantsReminders: true,
    remindHours: [48, 2],
    wantsDigest: false,
  },
  { typed: { reminders: "off", digest: "yes" }, wantsReminders: false, remindHours: [], wantsDigest: true },
])("$typed.reminders is stored as it is meant", ({ typed, ...expected }) => {
  expect(letterChoicesInput.parse(typed)).toEqual(expected);
});

test.each([{ reminders: "own" }, { reminders: "own", hours: "5" }, { reminders: "" }])(
  "%o is no choice",
  (typed) => {
    expect(letterChoicesInput.safeParse(typed).success).toBe(false);
  },
);

test.each([
  { to: "everybody", good: true },
  { to: "round:1:3", good: true },
  { to: "silent:2:1", good: true },
  { to: "round:3", good: false },
  { to: "all", good: false },
])("to $to can be written: $good", ({ to, good }) => {
  const letter = { org: "a", season: "b", division: "c", subject: "d", words: "e" };
  const nonce = "01a1fea0-24db-7373-a624-c12e990af878";
  expect(writeInput.safeParse({ ...letter, nonce, to }).success).toBe(good);
});
