import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { composeLetter } from "./compose";
import type { DraftLetter } from "./draft";
import type { Recipient } from "./facts";

export type DirectorLetterFacts = {
  readonly appUrl: string;
  readonly organization: { readonly slug: string; readonly name: string; readonly contactEmail: string };
  readonly season: { readonly slug: string; readonly name: string };
  readonly division: { readonly slug: string; readonly name: string };
  readonly director: { readonly userId: string; readonly name: string };
};

/**
 * A director's email to players, in the director's own words, sent to each separately. Sent twice with one nonce, it
 * goes out once.
 */
export function directorLetters(
  { appUrl, organization, season, division, director }: DirectorLetterFacts,
  letter: { readonly subject: string; readonly words: string; readonly nonce: string },
  players: readonly Recipient[],
): readonly DraftLetter[] {
  return players.map((player) =>
    composeLetter(`written:${director.userId}:${letter.nonce}:${player.userId}`, player, {
      subject: letter.subject,
      greeting: `Hello ${firstName(player.name)},`,
      paragraphs: [{ quote: letter.words, from: `${director.name}, director of ${season.name}, wrote` }],
      action: {
        label: `See ${division.name}`,
        url: absolute(appUrl, paths.division(organization.slug, season.slug, division.slug)),
      },
      foot: [
        `${season.name}, ${division.name}.`,
        `Sent by Rookery for ${organization.name}. To reply, write to ${organization.contactEmail}.`,
        "You’re getting this email because you play in this league, even if reminders are off.",
      ],
    }),
  );
}
