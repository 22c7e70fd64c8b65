import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";

export type ConnectedFacts = {
  readonly appUrl: string;
  readonly accountId: string;
  /** "Lakeside Chess campus account" */
  readonly account: string;
  /** Whose campus it is; null: the deployment's provider. */
  readonly organization: { readonly name: string; readonly contactEmail: string } | null;
  readonly to: Recipient;
};

/** Tells someone that a campus account was connected to their profile, because it can sign in as them from now on. */
export function accountConnectedLetter(facts: ConnectedFacts): DraftLetter {
  const { appUrl, accountId, account, organization, to } = facts;
  const office = organization ? `${organization.contactEmail} (${organization.name})` : "your league office";
  return composeLetter(`account-connected:${accountId}:${to.userId}`, to, {
    subject: "A campus account was connected to your profile",
    greeting: to.name ? `Hello ${firstName(to.name)},` : "Hello,",
    paragraphs: [
      `A campus account was connected to your profile: ${account}. Anyone who can use that account can sign in as you.`,
      `If you didn’t connect it, disconnect it on your profile and write to ${office} right away.`,
    ],
    action: { label: "Open your profile", url: absolute(appUrl, paths.profile()) },
    foot: ["Sent by Rookery to the address on your profile, to protect your account."],
  });
}
