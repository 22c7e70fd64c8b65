import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { LetterFacts, Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName, matchTitle, namesOf } from "@/lib/people/words/names";
import { dayAndTime, zoneName } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { list } from "@/lib/shared/text";
import { matchOfAll } from "@/lib/stages/words/round-name";

/** `seq` is the number of the event that handed the case over, so each case is told once. */
type When = { readonly seq: number; readonly since: Instant; readonly at: Instant };

/** Every director plays in a case, or there's none: an admin can add one. */
export function undecidableToAdmin(admin: Recipient, facts: LetterFacts, when: When): DraftLetter {
  const playing = list(facts.directors.map(({ name }) => name));
  return undecidable(admin, facts, when, {
    sentences: playing
      ? [
          `${playing} can’t decide it, because they play in it, and there’s no other director.`,
          "Add a director on the people page, or name a stand-in there.",
        ]
      : ["No director can decide it.", "Add one on the people page."],
    action: { label: "See the people", url: absolute(facts.appUrl, paths.people(facts.organization.slug)) },
    role: "an admin",
  });
}

/** A director plays in a case that no other director can decide. */
export function undecidableToDirector(director: Recipient, facts: LetterFacts, when: When): DraftLetter {
  return undecidable(director, facts, when, {
    sentences: [
      "You play in this match, and no other director can decide it.",
      "Name a stand-in, or ask an admin to add a director.",
    ],
    action: {
      label: "Name a stand-in",
      url: absolute(facts.appUrl, paths.standIn(facts.organization.slug)),
    },
    role: "a director",
  });
}

function undecidable(
  to: Recipient,
  { matchId, organization, season, division, round, home, away }: LetterFacts,
  { seq, since, at }: When,
  {
    sentences: [why, what],
    action,
    role,
  }: {
    readonly sentences: readonly [why: string, what: string];
    readonly action: { readonly label: string; readonly url: string };
    readonly role: string;
  },
): DraftLetter {
  const zone = organization.timeZone;
  const title = matchTitle(namesOf({ home, away }));
  return composeLetter(`${matchId}:${seq}:escalated:${to.userId}`, to, {
    subject: `No director can decide: ${title}`,
    greeting: `Hello ${firstName(to.name)},`,
    paragraphs: [
      `${title} (${season.name}, ${division.name}, ${matchOfAll(round)}) has been waiting for a director since ${dayAndTime(since, zone)}. ${why}`,
      what,
    ],
    action,
    foot: [
      `All times are ${zoneName(at, zone)}.`,
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
      `You’re getting this email because you’re ${role} of this organization.`,
    ],
  });
}
