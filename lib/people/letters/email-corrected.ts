import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import type { Instant } from "@/lib/shared/instant";
import { firstName } from "../words/names";

export type Corrected = {
  readonly appUrl: string;
  readonly organization: { readonly name: string; readonly contactEmail: string };
  /** The director's name, or who else corrected it. Null if the director hasn't told anyone their name. */
  readonly directorName: string | null;
  readonly player: Omit<Recipient, "email">;
  readonly at: Instant;
};

/** To the owner of the old address, who may be a stranger: they don't learn the new one. */
export function oldAddressLetter(facts: Corrected & { readonly from: string }): DraftLetter {
  const { appUrl, organization, player, from } = facts;
  return composeLetter(
    `email:${player.userId}:${facts.at}:old`,
    { ...player, email: from },
    {
      subject: `This address no longer belongs to an account at ${organization.name}`,
      greeting: "Hello,",
      paragraphs: [
        `${director(facts)} corrected the email address of ${player.name}. It was this one.`,
        "You’re signed out of that account everywhere, and sign-in links sent to this address no longer open it. You won’t get any more emails about its matches.",
        "If this is your account, write to the address below.",
      ],
      action: { label: "Go to the sign-in page", url: absolute(appUrl, paths.signIn()) },
      foot: [foot(facts)],
    },
  );
}

/** To the new address: how to sign in. */
export function newAddressLetter(facts: Corrected & { readonly to: string }): DraftLetter {
  const { appUrl, organization, player, to } = facts;
  return composeLetter(
    `email:${player.userId}:${facts.at}:new`,
    { ...player, email: to },
    {
      subject: `Your address at ${organization.name} is corrected`,
      greeting: `Hello ${firstName(player.name)},`,
      paragraphs: [
        `${director(facts)} corrected the email address of your account. It’s this one now: ${to}.`,
        "Sign in with it to see your matches. You don’t need a password.",
      ],
      action: { label: "Sign in", url: absolute(appUrl, paths.signIn(paths.me())) },
      foot: [foot(facts)],
    },
  );
}

function director({ directorName, organization }: Corrected): string {
  return directorName ?? `The director of ${organization.name}`;
}

function foot({ organization }: Corrected): string {
  return `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`;
}
