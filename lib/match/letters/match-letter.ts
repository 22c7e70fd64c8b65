import type { OffLink, Paragraph } from "@/lib/mail/letters/body";
import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { type LetterFacts, type Recipient, seatOf } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName, matchTitle, namesOf } from "@/lib/people/words/names";
import { zoneName } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { type MatchSlot, matchOfAll } from "@/lib/stages/words/round-name";
import type { MatchEventType } from "../rules/events";
import { SIDES, type Side } from "../rules/sides";

/** What differs between letters about a match. */
export type MatchWords = {
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  /** "Answer", "See the match": what the link is for. */
  readonly action: string;
  /** The token that lets the reader confirm without signing in. */
  readonly token?: string | null | undefined;
};

/** The parts of an event that a letter's key and footer need. */
export type Happened = {
  readonly seq: number;
  readonly event: { readonly type: MatchEventType };
  readonly facts: LetterFacts;
  readonly at: Instant;
};

/** What a letter about a match needs besides its words. `occasion` makes the key: "4:reported". */
export type MatchOccasion = { readonly occasion: string; readonly facts: LetterFacts; readonly at: Instant };

/** The occasion of a letter that an event calls for; the event's number makes it unique within its match. */
export function occasionOf({ seq, event, facts, at }: Happened): MatchOccasion {
  return { occasion: `${seq}:${event.type}`, facts, at };
}

/** Identifies an email to a player. */
export function keyToPlayer(matchId: string, occasion: string, userId: string): string {
  return `${matchId}:${occasion}:${userId}`;
}

/** Identifies an email to a director, who may also be one of the players. */
export function keyToDirector(matchId: string, occasion: string, userId: string): string {
  return `${matchId}:${occasion}:director:${userId}`;
}

/** An email to one of the two players; its link opens the match. With `off`, the reader can turn it off. */
export function toPlayer(
  side: Side,
  { occasion, facts, at }: MatchOccasion,
  words: MatchWords,
  off?: OffLink,
): DraftLetter {
  const { you } = seatOf(side, facts);
  return composeLetter(keyToPlayer(facts.matchId, occasion, you.userId), you, {
    subject: words.subject,
    greeting: `Hello ${firstName(you.name)},`,
    paragraphs: words.paragraphs,
    action: {
      label: words.action,
      url: absolute(
        facts.appUrl,
        words.token ? paths.answerByEmail(facts.matchId, words.token) : paths.match(facts.matchId),
      ),
    },
    foot: [
      ...footOf(facts, at),
      off
        ? "You’re getting this reminder because you play in this league."
        : "You’re getting this email because you play in this league, even if reminders are off.",
    ],
    off,
  });
}

/** Emails to both players about the same event, each in its own words. */
export function toBoth(
  happened: Happened,
  wordsFor: (theirName: string, side: Side) => MatchWords,
): readonly DraftLetter[] {
  return SIDES.map((side) =>
    toPlayer(side, occasionOf(happened), wordsFor(seatOf(side, happened.facts).theirName, side)),
  );
}

/** A letter to a director; its link leads to the case on the desk. */
export function toDirector(
  director: Recipient,
  { occasion, facts, at }: MatchOccasion,
  words: MatchWords,
): DraftLetter {
  return composeLetter(keyToDirector(facts.matchId, occasion, director.userId), director, {
    subject: words.subject,
    greeting: `Hello ${firstName(director.name)},`,
    paragraphs: words.paragraphs,
    action: {
      label: words.action,
      url: absolute(facts.appUrl, paths.case(facts.organization.slug, facts.matchId)),
    },
    foot: [...footOf(facts, at), "You’re getting this email because you’re a director of this league."],
  });
}

/** "round 3 of 7", "semifinal" */
function roundWords(round: MatchSlot): string {
  return matchOfAll(round).toLowerCase();
}

function footOf(facts: LetterFacts, at: Instant): readonly string[] {
  const { organization, season, division, round } = facts;
  return [
    `${matchTitle(namesOf(facts))}. ${season.name}, ${division.name}, ${roundWords(round)}.`,
    `All times are ${zoneName(at, organization.timeZone)}.`,
    `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
  ];
}
