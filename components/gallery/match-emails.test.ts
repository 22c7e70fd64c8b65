import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { lettersFor } from "@/lib/match/letters/for-event";
import { readersOf } from "@/lib/match/letters/readers";
import { type EventLetterFacts, factsFor, writeEventLetter } from "@/lib/match/letters/stored-facts";
import type { MatchEvent } from "@/lib/match/rules/events";
import { makeNoEmail } from "@/lib/shared/no-email";
import { matchOccasions } from "./match-emails";

type Occasion = Omit<EventLetterFacts, "match">;

const token = (seq: number, to: { readonly userId: string }) => `${seq}-for-${to.userId}`;
const RESERVED = { place: "Courtside Lounge", table: "Table 1", board: "Set 12" };
const VENUE = { address: "2235 N Sheffield Ave", directions: "Second floor" };
/** More than a letter may store, as the store has it. */
const PHONES = { phone: "555 0100", entryId: "e1" };
const facts = {
  ...FACTS,
  home: { ...FACTS.home, ...PHONES, handle: "amara" },
  away: { ...FACTS.away, ...PHONES },
  reserved: { ...RESERVED, startsAt: "2026-11-20T18:00:00.000Z" },
  venue: { ...VENUE, hours: ["never"] },
  confirmToken: token,
};

const MAY_BE_TIED: readonly string[] = [
  "ReportApproved",
  "VersionAccepted",
  "CorrectionAgreed",
  "AnswerOverdue",
];

const GUEST = { ...facts, away: { ...facts.away, email: makeNoEmail("7") } };

test.each(
  matchOccasions()
    .flatMap(variantsOf)
    .flatMap((occasion) => [facts, GUEST].map((those) => ({ ...occasion, facts: those }))),
)(
  "$event.type: those who are told have a letter, and what's stored of it writes the same one",
  ({ event, seq, state, at, facts }) => {
    const now = lettersFor(event, seq, state, facts, at);
    const readers = readersOf({ event, seq, state, at, facts });
    expect(readers.map((reader) => [reader.key, reader.to.email])).toEqual(
      now.map((letter) => [letter.key, letter.to.email]),
    );
    const later = readers.map(({ key: own, to, isDirector }) => {
      const stored = JSON.stringify({ event, seq, state, at, match: factsFor(to, isDirector, facts) });
      expect(stored).not.toMatch(/555 0100|e1"|never|-for-/);
      return writeEventLetter(JSON.parse(stored) as EventLetterFacts, own, token);
    });
    expect(later).toEqual(now);
  },
);

test("what's stored for a player names no director, and for a director only that one", () => {
  const { directors } = factsFor(FACTS.home, false, facts);
  expect(directors).toEqual([]);
  const [renata] = FACTS.directors;
  if (!renata) throw new Error("There is a director");
  expect(factsFor(renata, true, facts).directors).toEqual([renata]);
});

/** Who's told can depend on these. */
function variantsOf(occasion: Occasion): readonly Occasion[] {
  const { event } = occasion;
  return [
    occasion,
    ...("outcome" in event ? [{ ...occasion, event: { ...event, outcome: null } as MatchEvent }] : []),
    ...("wasCase" in event
      ? [true, false].map((wasCase) => ({ ...occasion, event: { ...event, wasCase } as MatchEvent }))
      : []),
  ].filter(
    ({ event: each }) => !("outcome" in each) || each.outcome !== null || MAY_BE_TIED.includes(each.type),
  );
}
