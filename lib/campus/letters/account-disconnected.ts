import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";

export type DisconnectedFacts = {
  readonly appUrl: string;
  readonly accountId: string;
  /** "Lakeside Chess campus account" */
  readonly account: string;
  readonly organization: { readonly name: string; readonly contactEmail: string };
  readonly to: Recipient;
};

/** Tells someone that their campus account can't sign in as them anymore, because its organization changed its provider. */
export function accountDisconnectedLetter(facts: DisconnectedFacts): DraftLetter {
  const { appUrl, accountId, account, organization, to } = facts;
  return composeLetter(`account-disconnected:${accountId}:${to.userId}`, to, {
    subject: "A campus account was disconnected from your profile",
    greeting: to.name ? `Hello ${firstName(to.name)},` : "Hello,",
    paragraphs: [
      `${organization.name} changed its campus sign-in, so we disconnected an account from your profile: ${account}. Your profile and your matches stay.`,
      "From now on, sign in with a link by email to this address. If the campus offers it, you can connect your account again on your profile.",
      `If you have questions, write to ${organization.contactEmail} (${organization.name}).`,
    ],
    action: { label: "Open your profile", url: absolute(appUrl, paths.profile()) },
    foot: ["Sent by Rookery to the address on your profile, to protect your account."],
  });
}
