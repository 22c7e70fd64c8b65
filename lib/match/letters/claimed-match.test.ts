import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { claimedMatchLetter } from "./claimed-match";

const CLAIMED = { side: "away", facts: FACTS, hasTime: false, at: "2026-11-17T15:00:00.000Z" } as const;
const textOf = (claimed: Parameters<typeof claimedMatchLetter>[0]) =>
  claimedMatchLetter(claimed).text.replace(/\s+/g, " ");

test("the opponent of a player who has an account now reads that each sees the other’s address", () => {
  expect(textOf(CLAIMED)).toContain(
    "To reach Theo: theo@lakeside.example. Your address goes to Theo for this match, too.",
  );
});

test("in a division for minors, no address goes to the opponent", () => {
  const facts = { ...FACTS, division: { ...FACTS.division, isForMinors: true } };
  const text = textOf({ ...CLAIMED, facts });
  expect(text).not.toContain("theo@lakeside.example");
  expect(text).not.toContain("Your address");
});

test.each([true, false])("times are suggested only for a match that has none: %s", (hasTime) => {
  expect(textOf({ ...CLAIMED, hasTime }).includes("Suggest times to Theo")).toBe(!hasTime);
});
