import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { dayAndTime, zoneName } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { firstName } from "../words/names";

export type StandInFacts = {
  readonly appUrl: string;
  readonly id: string;
  readonly organization: {
    readonly slug: string;
    readonly name: string;
    readonly timeZone: Zone;
    readonly contactEmail: string;
  };
  readonly director: Recipient;
  readonly standIn: Recipient;
  readonly from: Instant;
  readonly until: Instant;
  readonly at: Instant;
};

/** Someone stands in for a director: what they can do, and until when. */
export function standInLetter(facts: StandInFacts): DraftLetter {
  const { organization, director, standIn, from, until } = facts;
  const zone = organization.timeZone;
  return toReader(`stand-in:${facts.id}:${standIn.userId}`, standIn, facts, {
    subject: `You stand in for ${director.name} until ${dayAndTime(until, zone)}`,
    paragraphs: [
      `From ${dayAndTime(from, zone)}, until ${dayAndTime(until, zone)}, you can do what ${director.name} does as a director of the league: decide matches, run seasons, and close the rec center on a snow day.`,
      "Your time as stand-in ends automatically. Another director decides the matches you play in.",
    ],
  });
}

/** An admin named a stand-in for a director, who's told. */
export function standInNamedLetter(facts: StandInFacts): DraftLetter {
  const { organization, director, standIn, from, until } = facts;
  const zone = organization.timeZone;
  return toReader(`stand-in:${facts.id}:${director.userId}`, director, facts, {
    subject: `${standIn.name} stands in for you`,
    paragraphs: [
      `From ${dayAndTime(from, zone)}, until ${dayAndTime(until, zone)}, ${standIn.name} has your rights as a director. An admin set this up.`,
      "You keep your own rights, and you can end it at the desk.",
    ],
  });
}

/** It was ended before its time. */
export function standInEndedLetter(facts: StandInFacts): DraftLetter {
  const { director, standIn } = facts;
  return toReader(`stand-in:${facts.id}:ended:${standIn.userId}`, standIn, facts, {
    subject: `You no longer stand in for ${director.name}`,
    paragraphs: [
      `Your time as stand-in was ended early, so you can’t act for ${director.name} anymore. You don’t need to do anything.`,
    ],
  });
}

function toReader(
  key: string,
  reader: Recipient,
  { appUrl, organization, at }: StandInFacts,
  words: { readonly subject: string; readonly paragraphs: readonly string[] },
): DraftLetter {
  return composeLetter(key, reader, {
    ...words,
    greeting: `Hello ${firstName(reader.name)},`,
    action: { label: "Open the desk", url: absolute(appUrl, paths.desks()) },
    foot: [
      `All times are ${zoneName(at, organization.timeZone)}.`,
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
    ],
  });
}
