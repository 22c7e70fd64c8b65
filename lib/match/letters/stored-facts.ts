import type { DraftLetter } from "@/lib/mail/letters/draft";
import {
  LETTER_RULES,
  type LetterFacts,
  type LetterRules,
  type Player,
  type Recipient,
} from "@/lib/mail/letters/facts";
import type { Instant } from "@/lib/shared/instant";
import type { MatchEvent } from "../rules/events";
import type { MatchState } from "../rules/state";
import { lettersFor } from "./for-event";

/**
 * What a letter about an event is written from, as its row stores it. Everything in it is as it was when the event happened:
 * names, addresses, time zone and rules. A later version of the app reads it, so what's added here is optional.
 */
export type EventLetterFacts = {
  readonly event: MatchEvent;
  readonly seq: number;
  /** The match after the event; after `Repaired`, with the time or outcome that was set along with it. */
  readonly state: MatchState;
  readonly at: Instant;
  readonly match: StoredFacts;
};

/** What a row stores of a match: all but the token that confirms a report. */
export type StoredFacts = Omit<LetterFacts, "confirmToken">;

/** Writes the letter with this key. */
export function writeEventLetter(
  { event, seq, state, at, match }: EventLetterFacts,
  key: string,
  confirmToken: NonNullable<LetterFacts["confirmToken"]>,
): DraftLetter {
  const letter = lettersFor(event, seq, state, { ...match, confirmToken }, at).find(
    (each) => each.key === key,
  );
  if (!letter) throw new Error(`${event.type} calls for no letter with this key`);
  return letter;
}

/** As much of a match as a letter to this reader tells, and of the directors only the reader. */
export function factsFor(to: Recipient, isDirector: boolean, facts: LetterFacts): StoredFacts {
  const { organization, division, reserved, venue } = facts;
  return {
    appUrl: facts.appUrl,
    organization: {
      slug: organization.slug,
      name: organization.name,
      contactEmail: organization.contactEmail,
      timeZone: organization.timeZone,
    },
    season: { name: facts.season.name },
    division: { name: division.name, isForMinors: division.isForMinors },
    round: facts.round,
    matchId: facts.matchId,
    home: playerOf(facts.home),
    away: playerOf(facts.away),
    directors: isDirector ? [to] : [],
    rules: rulesToTell(facts.rules),
    reserved: reserved && { place: reserved.place, table: reserved.table, board: reserved.board },
    venue: venue && { address: venue.address, directions: venue.directions },
  };
}

function playerOf({ userId, name, email, handle }: Player): Player {
  return { userId, name, email, handle: handle ?? null };
}

/** Half of a rule pack is about tables, stages and the league's own rules, which no email tells. */
function rulesToTell(rules: LetterRules): LetterRules {
  return Object.fromEntries(LETTER_RULES.map((part) => [part, rules[part]])) as LetterRules;
}
