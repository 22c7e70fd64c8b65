import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import type { Instant } from "@/lib/shared/instant";

type LostName = {
  readonly appUrl: string;
  readonly organization: { readonly name: string; readonly contactEmail: string };
  readonly season: { readonly id: string; readonly name: string };
  /** "Chess.com" */
  readonly site: string;
  readonly handle: string;
  readonly to: Recipient;
  readonly at: Instant;
};

/** To a player whose typed username turned out to be another player's account. They don't learn whose. */
export function lostNameLetter({
  appUrl,
  organization,
  season,
  site,
  handle,
  to,
  at,
}: LostName): DraftLetter {
  return composeLetter(`lost-name:${season.id}:${to.userId}:${at}`, to, {
    subject: `${handle} on ${site} is another player’s account`,
    greeting: `Hello ${firstName(to.name)},`,
    paragraphs: [
      `In ${season.name}, your ${site} username was ${handle}. Another player has proven that this account is theirs, so you have no username there now.`,
      "Add yours in your profile so your opponents can challenge you and we can find your games.",
      "If it’s your account, write to the address below.",
    ],
    action: { label: "Add your username", url: absolute(appUrl, paths.profile()) },
    foot: [`Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`],
  });
}
