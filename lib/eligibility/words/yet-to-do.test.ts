import { expect, test } from "vitest";
import { yetToDo } from "./yet-to-do";

const PASS = { name: "Pass", money: { amount: 2500, currency: "USD" } };
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
    yet: { isUnsigned: false, owed: PASS },
    says: [`Before you play, pay for the season (Pass, $25.00). ${HOW}`],
  },
  {
    why: "both",
    yet: { isUnsigned: true, owed: PASS },
    says: [`Before you play, accept the waiver and pay for the season (Pass, $25.00). ${HOW}`],
  },
])("an email says what its player has yet to do: $why", ({ yet, says }) => {
  expect(yetToDo(yet)).toEqual(says);
});
