import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute } from "@/lib/paths";
import { setUpPaths } from "@/lib/paths/set-up";
import { firstName } from "@/lib/people/words/names";

/** Shows an admin that this site's emails arrive. */
export function testEmailLetter(facts: {
  readonly appUrl: string;
  readonly key: string;
  readonly organization: { readonly slug: string; readonly name: string };
  readonly to: Recipient;
}): DraftLetter {
  const { appUrl, key, organization, to } = facts;
  return composeLetter(key, to, {
    subject: "Your emails arrive",
    greeting: to.name === to.email ? "Hello," : `Hello ${firstName(to.name)},`,
    paragraphs: [
      `You asked for a test email while you set up ${organization.name}. You’re reading it, so your mail server works.`,
      "If it was in your spam folder, ask your IT department to add SPF, DKIM, and DMARC records for your domain.",
    ],
    action: { label: "Continue setting up", url: absolute(appUrl, setUpPaths.setUpSteps(organization.slug)) },
    foot: [`Sent by Rookery for ${organization.name}.`],
  });
}
