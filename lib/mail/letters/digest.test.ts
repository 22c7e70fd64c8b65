import { expect, test } from "vitest";
import { AGREED, DEADLINE, REPORTED, SUGGESTED, stateAfter, ZONE } from "@/lib/match/testing/sample-match";
import { addHours } from "@/lib/shared/instant";
import { FACTS } from "../testing/sample-facts";
import { type DigestItem, digestLetter } from "./digest";

const OFF = { token: "t0ken", url: "https://chess.lakeside.example/letters/off/t0ken" };
const NOW = addHours(DEADLINE, -40);
const DAY = { now: NOW, zone: ZONE, off: OFF };
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

test("several matches make one letter with links to all of them", () => {
  const letter = digestLetter([ITEM, OTHER], DAY);
  expect(letter).toMatchObject({
    to: { email: "amara@lakeside.example" },
    subject: "Your daily email for Saturday, Nov 21: two matches",
    offToken: "t0ken",
  });
  expect(letter?.text).toContain(
    "No time set for Round 7 yet: it closes Sunday\nhttps://chess.lakeside.example/matches/m1\n",
  );
  expect(letter?.text).toContain("https://chess.lakeside.example/matches/m2\n");
  expect(letter?.text).toContain("You play Ida Ruiz in Round 7");
  expect(letter?.text).toContain("All times are Central Time (CST).");
  expect(letter?.text).toContain("https://chess.lakeside.example/me");
  expect(letter?.text).toContain(`Stop reminders: ${OFF.url}`);
  expect(letter?.html).toContain("Ida Ruiz");
});

test("two organizations are one letter: each has its name, its pages, its zone and its office", () => {
  const riverside = {
    slug: "riverside",
    name: "Riverside <Rec>",
    contactEmail: "office@riverside.example",
    timeZone: "Pacific/Honolulu",
  };
  const there = { ...OTHER, facts: { ...OTHER.facts, organization: riverside } };
  const third = { ...OTHER, facts: { ...OTHER.facts, matchId: "m3" } };
  const letter = digestLetter([ITEM, there, third], DAY);
  expect(letter?.subject).toBe("Your daily email for Saturday, Nov 21: three matches");
  const [here = "", elsewhere = ""] = letter?.text.split("Riverside <Rec>\n===============\n") ?? [];
  expect(here).toContain(
    "Lakeside Campus Recreation\n==========================\nhttps://chess.lakeside.example/lakeside\n",
  );
  expect(here).toContain(
    "Times here are Central Time (CST). Questions? Write to intramurals@lakeside.example.",
  );
  expect(here).toContain("/matches/m1");
  expect(here).toContain("/matches/m3");
  expect(here).toContain("Sunday, Nov 22, 11:59 pm");
  expect(elsewhere).toContain("https://chess.lakeside.example/riverside\n");
  expect(elsewhere).toContain(
    "Times here are Hawaii-Aleutian Standard Time (HST). Questions? Write to office@riverside.example.",
  );
  expect(elsewhere).toContain("/matches/m2");
  expect(elsewhere).toContain("Sunday, Nov 22, 7:59 pm");
  expect(elsewhere).not.toContain("All times are");
  expect(letter?.html).toContain('/riverside" style="color:#1f1d18">Riverside &lt;Rec&gt;</a></h2>');
  expect(letter?.offToken).toBe("t0ken");
});

test("one match reads as a letter of its own", () => {
  const letter = digestLetter([{ ...ITEM, state: stateAfter(SUGGESTED, AGREED) }], DAY);
  expect(letter?.subject).toBe("You play Theo Saturday, 4:00 pm");
  expect(letter?.text).toContain("/matches/m1");
});

test("a match that is new and about to close is said once, as new", () => {
  const both = digestLetter([ITEM, { ...ITEM, kind: "paired" }], DAY);
  expect(both?.subject).toBe("Round 7: you play Theo Lindqvist");
});

test("a new match that has a time by now is said with its time", () => {
  const agreed = digestLetter([{ ...ITEM, kind: "paired", state: stateAfter(SUGGESTED, AGREED) }], DAY);
  expect(agreed?.subject).toBe("You play Theo Saturday, 4:00 pm");
});

test.each([
  { why: "by the opponent", side: "away", says: "Amara suggested when to play. Pick a time" },
  { why: "by the reader", side: "home", says: "Theo hasn’t answered your suggestion yet." },
] as const)("a new match with times suggested $why doesn't ask for suggestions", ({ side, says }) => {
  const suggested: DigestItem = { ...ITEM, kind: "paired", side, state: stateAfter(SUGGESTED) };
  const text = digestLetter([suggested], DAY)?.text.replaceAll(/\s+/g, " ");
  expect(text).toContain(says);
  expect(text).not.toContain("Suggest times");
});

test("a new match whose suggested times have passed is said as new", () => {
  const now = addHours(DEADLINE, -2);
  const passed: DigestItem = { ...ITEM, kind: "paired", side: "away", state: stateAfter(SUGGESTED) };
  expect(digestLetter([passed], { ...DAY, now })?.subject).toBe("Round 7: you play Amara Osei");
});

test("matches reported or decided since are left out; if none are left there's no letter", () => {
  const reported = { ...ITEM, state: stateAfter(REPORTED) };
  expect(digestLetter([reported, OTHER], DAY)?.subject).toBe("Round 7: you play Ida Ruiz");
  expect(digestLetter([reported], DAY)).toBeUndefined();
  expect(digestLetter([ITEM], { ...DAY, now: DEADLINE })).toBeUndefined();
  expect(digestLetter([], DAY)).toBeUndefined();
});

test("one letter per person and day, wherever they play; the day is that of the zone it is written for", () => {
  const keyAt = (hours: number, zone = ZONE) =>
    digestLetter([ITEM], { ...DAY, zone, now: addHours(DEADLINE, hours) })?.key;
  // 7:59 am and 8:59 am on Nov 21 in Chicago.
  expect(keyAt(-40)).toBe("digest:u-amara:2026-11-20");
  expect(keyAt(-39)).toBe("digest:u-amara:2026-11-21");
  expect(keyAt(-39, "Pacific/Honolulu")).toBe("digest:u-amara:2026-11-20");
});
