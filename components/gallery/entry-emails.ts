import { enteredLetter } from "@/lib/entries/letters/entered-letter";
import type { EntryLetterFacts } from "@/lib/entries/letters/entry-facts";
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
} from "@/lib/entries/letters/entry-letters";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { AT, RENATA, WHERE } from "./email-facts";
import type { EmailSample } from "./email-sample";

const ENTRY: EntryLetterFacts = { ...WHERE, entryId: "e1", player: FACTS.away };

/** Emails about registering, the waitlist, forfeits that count, and leaving. */
export function entryEmails(): readonly EmailSample[] {
  const nothing = { isUnsigned: false, owed: null, isPublished: false };
  const owed = {
    name: "Intramural pass",
    money: { amount: 2500, currency: "USD" },
    due: "publication",
  } as const;
  const both = { ...nothing, isUnsigned: true, owed };
  const entered = { ...ENTRY, directorName: "Renata Kovács", yet: nothing };
  const forgiven = {
    matchId: "m1",
    round: { format: "round-robin", number: 3, of: 7, match: 1 },
    opponent: "Amara Osei",
    reason: "The bus broke down.",
    counting: 1,
    strikeLimit: 2,
  } as const;
  const left = { reason: "Exams.", consequence: "Four matches become forfeits." };
  return [
    {
      of: "enteredLetter",
      why: "entered by the director",
      letters: [enteredLetter({ ...entered, waits: false, isPublished: false, yet: both }, AT)],
    },
    {
      of: "enteredLetter",
      why: "entered, no spot left",
      letters: [enteredLetter({ ...entered, waits: true, isPublished: false }, AT)],
    },
    {
      of: "enteredLetter",
      why: "entered after the pairings",
      letters: [enteredLetter({ ...entered, waits: true, isPublished: true }, AT)],
    },
    {
      of: "movedLetter",
      why: "another division",
      letters: [
        movedLetter(ENTRY, { from: "Beginners", waits: false, isPublished: false, yet: nothing }, AT),
      ],
    },
    {
      of: "movedLetter",
      why: "another division, which is full",
      letters: [movedLetter(ENTRY, { from: "Beginners", waits: true, isPublished: false, yet: nothing }, AT)],
    },
    { of: "movedUpLetter", why: "first on the waitlist", letters: [movedUpLetter(ENTRY, nothing, AT)] },
    {
      of: "movedUpLetter",
      why: "and owes a fee that was due at registration",
      letters: [movedUpLetter(ENTRY, { ...both, owed: { ...owed, due: "registration" } }, AT)],
    },
    {
      of: "lateEntryLetter",
      why: "in after the start",
      letters: [
        lateEntryLetter(
          ENTRY,
          { matches: 5, until: "Sunday, Dec 20, 11:59 pm, Central Time (CST)", yet: nothing },
          AT,
        ),
      ],
    },
    {
      of: "leftLetter",
      why: "left",
      letters: [leftLetter(ENTRY, { ...left, isRemoved: false, isFinal: false }, AT)],
    },
    {
      of: "leftLetter",
      why: "removed",
      letters: [leftLetter(ENTRY, { ...left, isRemoved: true, isFinal: true }, AT)],
    },
    { of: "forgivenLetter", why: "a forfeit is forgiven", letters: [forgivenLetter(ENTRY, forgiven, AT)] },
    {
      of: "countedAgainLetter",
      why: "forgiveness is taken back",
      letters: [countedAgainLetter(ENTRY, { ...forgiven, reason: "The bus wasn’t late after all." }, AT)],
    },
    {
      of: "annulledLetter",
      why: "an opponent's results are annulled",
      letters: [annulledLetter(ENTRY, FACTS.home, AT)],
    },
    {
      of: "asksToLeaveLetter",
      why: "a player asks to leave",
      letters: [
        asksToLeaveLetter(ENTRY, { director: RENATA, note: "I'm moving to another campus.", since: AT }, AT),
      ],
    },
    {
      of: "leaveDeclinedLetter",
      why: "a request to leave is declined",
      letters: [leaveDeclinedLetter(ENTRY, "Only one match is left. Let’s find a time for it.", AT)],
    },
  ];
}
