import { expect, test } from "vitest";
import { type EntryFacts, entryRefusalField, entryRefusalSentence } from "./entry-refusals";

const UNDER_15 = { name: "Under 15", underAge: 15 };
const OPEN = { name: "Open", underAge: null };
const FACTS: EntryFacts = {
  startsOn: "2026-09-01",
  eligibility: { ageOn: "season-start" },
  division: UNDER_15,
  divisions: [OPEN, { name: "Under 18", underAge: 18 }, UNDER_15],
  bornOn: "2010-05-05",
  registrationClosesOn: "2026-08-28",
  organization: { contactEmail: "office@lakeside.example" },
  heldThrough: null,
  listedUntil: null,
};

test.each([
  {
    why: "there's an open division",
    facts: FACTS,
    says: "Under 15 is for players younger than 15 on Sep 1, 2026. Open is open to everyone.",
  },
  {
    why: "there are only age divisions",
    facts: { ...FACTS, divisions: FACTS.divisions.slice(1) },
    says: "Under 15 is for players younger than 15 on Sep 1, 2026. Under 18 is open to you.",
  },
  {
    why: "there's nothing else, and the year decides",
    facts: { ...FACTS, divisions: [UNDER_15], eligibility: { ageOn: "new-year" } as const },
    says: "Under 15 is for players younger than 15 on Jan 1, 2026.",
  },
])("too old, and $why", ({ facts, says }) => {
  expect(entryRefusalSentence("too-old", facts)).toBe(says);
});

test("after the last day to register, the refusal names it", () => {
  expect(entryRefusalSentence("last-day-over", FACTS)).toBe(
    "Friday, Aug 28 was the last day to register. Ask the office if you still want to play.",
  );
});

test("a full division offers the waitlist, at its check box", () => {
  expect(entryRefusalSentence("division-full", FACTS)).toBe("Under 15 is full. Join the waitlist.");
  expect(entryRefusalField("division-full")).toBe("waits");
  expect(entryRefusalField("registration-closed")).toBeUndefined();
});
