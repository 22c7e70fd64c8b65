import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { accountDeletedLetter, goodbyeLetter } from "./account-deleted";

const FALL = { label: "Player 7", season: "Fall 2026", division: "Open", leaving: null };

test.each([
  { entries: [FALL], whose: "A player’s", results: true },
  { entries: [], whose: "Someone’s", results: false },
])("$whose account was deleted", ({ entries, whose, results }) => {
  const { appUrl, organization } = FACTS;
  const letter = accountDeletedLetter({ appUrl, organization, userId: "u-amara", entries, to: FACTS.home });
  expect(letter.subject).toBe(`${whose} account was deleted`);
  expect(letter.text.includes("results")).toBe(results);
});

test("the last email says whom to write to, and speaks of results only if there are any", () => {
  const facts = { appUrl: FACTS.appUrl, email: "amara@lakeside.example" };
  const played = goodbyeLetter({ ...facts, hasResults: true, offices: [FACTS.organization] }).text;
  expect(played).toContain(`write to ${FACTS.organization.contactEmail} (${FACTS.organization.name})`);
  expect(played).toContain("a number replaces your name in the results");
  const visitor = goodbyeLetter({ ...facts, hasResults: false, offices: [] }).text;
  expect(visitor).not.toContain("results");
  expect(visitor).not.toContain("write to");
});
