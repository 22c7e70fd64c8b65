import { expect, test } from "vitest";
import { FACTS as MATCH } from "@/lib/mail/testing/sample-facts";
import { FIRST_MATCH_EMAIL } from "../words/first-match";
import type { EntryLetterFacts } from "./entry-facts";
import {
  annulledLetter,
  asksToLeaveLetter,
  countedAgainLetter,
  forgivenLetter,
  lateEntryLetter,
  leaveDeclinedLetter,
  leftLetter,
  movedLetter,
  movedUpLetter,
} from "./entry-letters";

const FACTS: EntryLetterFacts = {
  appUrl: MATCH.appUrl,
  organization: MATCH.organization,
  season: { slug: "fall-2026", name: "Fall 2026" },
  division: { slug: "open", name: "Open" },
  entryId: "e1",
  player: MATCH.away,
};
const NOTHING = { isUnsigned: false, owed: null, isPublished: false };
const UNSIGNED = { ...NOTHING, isUnsigned: true };
const AT = "2026-11-20T18:00:00.000Z";
const [RENATA] = MATCH.directors;
if (!RENATA) throw new Error("Renata directs");

const FORGIVEN = {
  matchId: "m1",
  round: { format: "round-robin", number: 3, of: 7, match: 1 },
  opponent: "Amara Osei",
  reason: "The bus broke down.",
  strikeLimit: 2,
} as const;

const LEFT = { isRemoved: false, reason: "Exams.", consequence: "Four matches.", isFinal: true };

test.each([
  {
    why: "first on the waitlist",
    letter: movedUpLetter(FACTS, NOTHING, AT),
    to: "theo@lakeside.example",
    subject: "You’re in for Fall 2026",
    text: "A spot opened up in Open, and you were first on the waitlist, so you’re in.",
  },
  {
    why: "first on the waitlist, and can't play",
    letter: movedUpLetter(FACTS, NOTHING, AT),
    to: "theo@lakeside.example",
    subject: "You’re in for Fall 2026",
    text: "withdraw or ask to leave now",
  },
  {
    why: "entered late",
    letter: lateEntryLetter(
      FACTS,
      { matches: 5, until: "Sunday, Dec 20, 11:59 pm, Central Time (CST)", yet: NOTHING },
      AT,
    ),
    to: "theo@lakeside.example",
    subject: "You’re in for Fall 2026",
    text: "The director gave you the open spot in Open. You’ll play five matches.\n",
  },
  {
    why: "left at their own request",
    letter: leftLetter(FACTS, LEFT, AT),
    to: "theo@lakeside.example",
    subject: "You’ve left Open, Fall 2026",
    text: "You’ve left Open, as you asked.",
  },
  {
    why: "left after the pairings",
    letter: leftLetter(FACTS, { ...LEFT, isFinal: true }, AT),
    to: "theo@lakeside.example",
    subject: "You’ve left Open, Fall 2026",
    text: "can’t rejoin the division",
  },
  {
    why: "left before the pairings",
    letter: leftLetter(FACTS, { ...LEFT, isFinal: false }, AT),
    to: "theo@lakeside.example",
    subject: "You’ve left Open, Fall 2026",
    text: "If you think this is a mistake, write to the address below.",
  },
  {
    why: "removed",
    letter: leftLetter(FACTS, { ...LEFT, isRemoved: true, reason: "Three strikes." }, AT),
    to: "theo@lakeside.example",
    subject: "You were removed from Open, Fall 2026",
    text: "Three strikes.",
  },
  {
    why: "one forfeit is forgiven, and one is left",
    letter: forgivenLetter(FACTS, { ...FORGIVEN, counting: 1 }, AT),
    to: "theo@lakeside.example",
    subject: "Your forfeit in Round 3 against Amara Osei was forgiven",
    text: "One of your forfeits counts now. After two forfeits the director decides whether a player is removed.",
  },
  {
    why: "the only forfeit is forgiven",
    letter: forgivenLetter(FACTS, { ...FORGIVEN, counting: 0 }, AT),
    to: "theo@lakeside.example",
    subject: "Your forfeit in Round 3 against Amara Osei was forgiven",
    text: "The bus broke down.",
  },
  {
    why: "forgiveness is taken back",
    letter: countedAgainLetter(FACTS, { ...FORGIVEN, counting: 2 }, AT),
    to: "theo@lakeside.example",
    subject: "Your forfeit in Round 3 against Amara Osei counts again",
    text: "Two of your forfeits count now. After two forfeits the director decides whether a player is removed.",
  },
  {
    why: "an opponent whose result is annulled",
    letter: annulledLetter(FACTS, MATCH.home, AT),
    to: "amara@lakeside.example",
    subject: "Your result against Theo Lindqvist no longer counts",
    text: "none of their results count in the standings, no matter who won",
  },
  {
    why: "a player whose request to leave is declined",
    letter: leaveDeclinedLetter(FACTS, "One match is left.", AT),
    to: "theo@lakeside.example",
    subject: "You’re still in Open, Fall 2026",
    text: "One match is left.",
  },
  {
    why: "a director who is asked",
    letter: asksToLeaveLetter(FACTS, { director: RENATA, note: "Exams.", since: AT }, AT),
    to: "renata@lakeside.example",
    subject: "Theo Lindqvist asks to leave Open",
    text: "https://chess.lakeside.example/desk/lakeside/seasons/fall-2026/open/entries/e1",
  },
])("$why", ({ letter, to, subject, text }) => {
  expect(letter).toMatchObject({ to: { email: to }, subject });
  expect(letter.text).toContain(text);
});

test.each([
  { isPublished: false, says: "You’ll get an email when a spot opens up." },
  { isPublished: true, says: "The director decides who gets the open spot." },
])(
  "who is moved to a waitlist reads how they can get in; published: $isPublished",
  ({ isPublished, says }) => {
    const { subject, text } = movedLetter(
      FACTS,
      { from: "Blitz", waits: true, isPublished, yet: UNSIGNED },
      AT,
    );
    expect(subject).toBe("You’re now on the waitlist for Open, Fall 2026");
    expect(text.replaceAll(/\s+/g, " ")).toContain(says);
  },
);

test("who gets a spot reads what they have yet to do, and who still waits doesn’t", () => {
  const moved = { from: "Blitz", isPublished: false, yet: UNSIGNED };
  const asks = (letter: { readonly text: string }) =>
    letter.text.replaceAll(/\s+/g, " ").includes("Before the schedule is published, accept the waiver.");
  expect(asks(movedUpLetter(FACTS, UNSIGNED, AT))).toBe(true);
  expect(asks(movedLetter(FACTS, { ...moved, waits: false }, AT))).toBe(true);
  expect(asks(movedLetter(FACTS, { ...moved, waits: true }, AT))).toBe(false);
});

test("who joins before any round has opened reads of no other deadline", () => {
  const { text } = lateEntryLetter(FACTS, { matches: 5, until: null, yet: NOTHING }, AT);
  expect(text).toContain("You’ll play five matches.");
  expect(text).not.toContain("You have until");
});

test("each person and each occasion has a letter of its own", () => {
  const keys = [
    movedUpLetter(FACTS, NOTHING, AT),
    movedUpLetter(FACTS, NOTHING, "2026-11-21T18:00:00.000Z"),
    annulledLetter(FACTS, MATCH.home, AT),
    annulledLetter(FACTS, MATCH.away, AT),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test("publishing the schedule isn't said to send an email", () => {
  for (const letter of [
    movedUpLetter(FACTS, NOTHING, AT),
    movedLetter(FACTS, { from: "Blitz", waits: false, isPublished: false, yet: NOTHING }, AT),
  ])
    expect(letter.text.replaceAll(/\s+/g, " ")).toContain(FIRST_MATCH_EMAIL);
});
