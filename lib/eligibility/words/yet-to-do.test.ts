import { expect, test } from "vitest";
import type { DueBy } from "@/lib/fees/rules/fee";
import { yetToDo } from "./yet-to-do";

const PASS = { name: "Pass", money: { amount: 2500, currency: "USD" } };
const dueBy = (due: DueBy) => ({ ...PASS, due });
const HOW = "Sign in with this address, and “Your move” says how.";

test.each([
  { why: "nothing", yet: { isUnsigned: false, owed: null }, says: [] },
  {
    why: "to accept",
    yet: { isUnsigned: true, owed: null },
    says: [`Before you play, accept the waiver. ${HOW}`],
  },
  {
    why: "to pay",
    yet: { isUnsigned: false, owed: dueBy("publication") },
    says: [`Before you play, pay for the season (Pass, $25.00). ${HOW}`],
  },
  {
    why: "both, whenever the fee was due",
    yet: { isUnsigned: true, owed: dueBy("registration") },
    says: [`Before you play, accept the waiver and pay for the season (Pass, $25.00). ${HOW}`],
  },
])(
  "after publication, an email says what its player has yet to do before they play: $why",
  ({ yet, says }) => {
    expect(yetToDo({ ...yet, isPublished: true })).toEqual(says);
  },
);

test.each([
  { why: "nothing", yet: { isUnsigned: false, owed: null }, says: [] },
  {
    why: "to accept",
    yet: { isUnsigned: true, owed: null },
    says: [`Before the schedule is published, accept the waiver. ${HOW}`],
  },
  {
    why: "both",
    yet: { isUnsigned: true, owed: dueBy("publication") },
    says: [
      `Before the schedule is published, accept the waiver and pay for the season (Pass, $25.00). ${HOW}`,
    ],
  },
  {
    why: "a fee that was due at registration",
    yet: { isUnsigned: false, owed: dueBy("registration") },
    says: [`Pay for the season (Pass, $25.00) now. ${HOW}`],
  },
  {
    why: "to accept, and a fee that was due at registration",
    yet: { isUnsigned: true, owed: dueBy("registration") },
    says: [
      `Before the schedule is published, accept the waiver. Pay for the season (Pass, $25.00) now. ${HOW}`,
    ],
  },
])("before publication, an email says what its player has yet to do by then: $why", ({ yet, says }) => {
  expect(yetToDo({ ...yet, isPublished: false })).toEqual(says);
});
