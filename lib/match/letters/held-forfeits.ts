import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import type { Instant } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";

/** So many double forfeits came due together that they wait for the director. */
export function heldForfeitsLetter(
  director: Recipient,
  facts: {
    readonly appUrl: string;
    readonly organization: { readonly slug: string; readonly name: string; readonly contactEmail: string };
    readonly season: { readonly name: string };
    readonly division: { readonly id: string; readonly name: string };
    readonly count: number;
    readonly at: Instant;
  },
): DraftLetter {
  const { appUrl, organization, season, division, count, at } = facts;
  const matches = counted(count, "match", "matches");
  const key = `division:${division.id}:forfeits-held:${at}:${director.userId}`;
  return composeLetter(key, director, {
    subject: `${capitalize(matches)} in ${division.name} passed the deadline unreported`,
    greeting: `Hello ${firstName(director.name)},`,
    paragraphs: [
      `${capitalize(matches)} in ${division.name}, ${season.name}, passed the deadline unreported. That’s more than half of what was due, so we haven’t declared double forfeits yet.`,
      "If players couldn’t report, because the site was down or its clock was wrong, extend the deadline. If no one played, declare the double forfeits. Until you decide, nothing happens.",
    ],
    action: { label: "Decide", url: absolute(appUrl, paths.desk(organization.slug)) },
    foot: [
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
      "You’re getting this email because you’re a director of this league.",
    ],
  });
}
