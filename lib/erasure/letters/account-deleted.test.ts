import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { accountDeletedLetter } from "./account-deleted";

const FALL = { label: "Player 7", season: "Fall 2026", division: "Open", leaving: null };

test.each([
  { entries: [FALL], who: "A player", results: true },
  { entries: [], who: "Someone", results: false },
])("$who deleted their account", ({ entries, who, results }) => {
  const { appUrl, organization } = FACTS;
  const letter = accountDeletedLetter({ appUrl, organization, userId: "u-amara", entries, to: FACTS.home });
  expect(letter.subject).toBe(`${who} deleted their account`);
  expect(letter.text.includes("results")).toBe(results);
});
