import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";

type Claimed = {
  readonly appUrl: string;
  readonly organization: { readonly name: string; readonly contactEmail: string };
  /** The account that was claimed, with the address that the desk entered. */
  readonly player: Recipient;
};

/** To an address that the desk entered and no one signed in with: the player has another account. It can be a stranger's. */
export function claimedLetter({ appUrl, organization, player }: Claimed): DraftLetter {
  return composeLetter(`email:${player.userId}:claimed`, player, {
    subject: `Matches at ${organization.name} are in another account now`,
    greeting: "Hello,",
    paragraphs: [
      `The office entered ${player.name} with this address, and no one signed in with it. ${player.name} has taken over the registrations and matches with another account, using a code from the office.`,
      "You won’t get any more emails about these matches. If they’re yours and that wasn’t you, write to the address below.",
    ],
    action: { label: "Go to the sign-in page", url: absolute(appUrl, paths.signIn()) },
    foot: [`Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`],
  });
}
