import { FACTS } from "@/lib/mail/testing/sample-facts";
import { DEADLINE } from "@/lib/match/testing/sample-match";
import { addHours } from "@/lib/shared/instant";
import { type ClosedFacts, closedLetter, closedLetters } from "@/lib/venue/letters/closed";
import { AT, RENATA, WHERE } from "./email-facts";
import type { EmailSample } from "./email-sample";

/** Emails about closed venues. */
export function closureEmails(): readonly EmailSample[] {
  return [
    { of: "closedLetters", why: "a snow day", letters: closedLetters(CLOSED) },
    {
      of: "closedLetter",
      why: "only suggested times",
      letters: [closedLetter(FACTS.home, CLOSED_SUGGESTED)],
    },
    { of: "closedLetter", why: "a session moves", letters: [closedLetter(FACTS.home, CLOSED_SESSION)] },
  ];
}

const SNOW = { id: "c1", from: addHours(AT, 18), until: addHours(AT, 42), reason: "Snow" };
const NO_TIMES = { home: [], away: [] };
const CLOSED_MATCH = {
  ...WHERE,
  change: {
    id: "m1",
    cancels: addHours(AT, 28),
    movesTo: null,
    deadlineAt: addHours(DEADLINE, 48),
    withdraws: NO_TIMES,
  },
  slot: FACTS.round,
  home: FACTS.home,
  away: FACTS.away,
  scheduledAt: addHours(AT, 28),
  suggested: NO_TIMES,
  lastTime: addHours(DEADLINE, 46),
  minutes: 120,
  closesAt: addHours(DEADLINE, 48),
  closed: [],
};
const CLOSED: ClosedFacts = {
  ...WHERE,
  venues: ["Courtside Lounge"],
  isAll: false,
  closure: SNOW,
  matches: [
    CLOSED_MATCH,
    { ...CLOSED_MATCH, change: { ...CLOSED_MATCH.change, id: "m2", cancels: null }, away: RENATA },
  ],
  rounds: 1,
  directors: [RENATA],
  at: AT,
};
const CLOSED_SESSION: ClosedFacts = {
  ...CLOSED,
  isAll: true,
  matches: [{ ...CLOSED_MATCH, change: { ...CLOSED_MATCH.change, movesTo: addHours(AT, 76) } }],
};
const SUGGESTED = { home: [addHours(AT, 28), addHours(AT, 30)], away: [] };
const CLOSED_SUGGESTED: ClosedFacts = {
  ...CLOSED,
  matches: [
    {
      ...CLOSED_MATCH,
      change: { id: "m1", cancels: null, movesTo: null, deadlineAt: null, withdraws: SUGGESTED },
      scheduledAt: null,
      suggested: SUGGESTED,
    },
  ],
};
