import { expect, test } from "vitest";
import { addHours } from "@/lib/domain/instant";
import { AGREED, DEADLINE, OFFERED, REPORTED, stateAfter } from "@/lib/format/sample-match";
import { type DigestItem, digestLetter } from "./digest";
import { FACTS } from "./sample-facts";

const OFF = { token: "t0ken", url: "https://chess.lakeside.example/letters/off/t0ken" };
const NOW = addHours(DEADLINE, -40);
const ITEM: DigestItem = { kind: "reminder", side: "home", facts: FACTS, state: stateAfter() };
const OTHER: DigestItem = {
  kind: "paired",
  side: "home",
  facts: {
    ...FACTS,
    matchId: "m2",
    away: { userId: "u-ida", name: "Ida Ruiz", email: "ida@lakeside.example" },
  },
  state: stateAfter(),
};

test("several matches are one letter that leads to all of them", () => {
  const letter = digestLetter([ITEM, OTHER], { now: NOW, off: OFF });
  expect(letter).toMatchObject({
    to: { email: "amara@lakeside.example" },
    subject: "Two matches of yours, Saturday, Nov 21",
    offToken: "t0ken",
  });
  expect(letter?.text).toContain("No time yet for Round 7, it closes Sunday.");
  expect(letter?.text).toContain("You play Ida Ruiz in Round 7");
  expect(letter?.text).toContain("https://chess.lakeside.example/me");
  expect(letter?.text).toContain(`Stop reminders: ${OFF.url}`);
  expect(letter?.html).toContain("Ida Ruiz");
});

test("one match reads as a letter of its own", () => {
  const letter = digestLetter([{ ...ITEM, state: stateAfter(OFFERED, AGREED) }], { now: NOW, off: OFF });
  expect(letter?.subject).toBe("You play Theo Saturday, 4:00 pm");
  expect(letter?.text).toContain("/matches/m1");
});

test("a match that is new and about to close is said once, as new", () => {
  const both = digestLetter([ITEM, { ...ITEM, kind: "paired" }], { now: NOW, off: OFF });
  expect(both?.subject).toBe("Round 7: you play Theo Lindqvist");
});

test("what is reported or over meanwhile is left out; with nothing left there is no letter", () => {
  const reported = { ...ITEM, state: stateAfter(REPORTED) };
  expect(digestLetter([reported, OTHER], { now: NOW, off: OFF })?.subject).toBe("Round 7: you play Ida Ruiz");
  expect(digestLetter([reported], { now: NOW, off: OFF })).toBeUndefined();
  expect(digestLetter([ITEM], { now: DEADLINE, off: OFF })).toBeUndefined();
  expect(digestLetter([], { now: NOW, off: OFF })).toBeUndefined();
});

test("one letter per person, organization and day of the organization", () => {
  const keyAt = (hours: number) => digestLetter([ITEM], { now: addHours(DEADLINE, hours), off: OFF })?.key;
  // 7:59 am and 8:59 am on Nov 21 in Chicago.
  expect(keyAt(-40)).toBe("digest:lakeside:u-amara:2026-11-20");
  expect(keyAt(-39)).toBe("digest:lakeside:u-amara:2026-11-21");
});
