import { createHash } from "node:crypto";
import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";

export type SignInFacts = {
  readonly appUrl: string;
  /** The link itself, whole. */
  readonly link: string;
  readonly email: string;
  /** How long the link works. */
  readonly minutes: number;
};

/** The email with a sign-in link. Its key is a hash of the link, because keys are stored. */
export function signInLetter({ appUrl, link, email, minutes }: SignInFacts): DraftLetter {
  return composeLetter(
    `sign-in:${createHash("sha256").update(link).digest("hex")}`,
    { name: email, email },
    {
      subject: "Your sign-in link",
      greeting: "Hello,",
      paragraphs: [
        `Use this link to sign in as ${email}. It works once and expires in ${minutes} minutes.`,
        "If you didn’t ask for it, ignore this email. No one can sign in without the link, so don’t forward it.",
      ],
      action: { label: "Sign in", url: link },
      foot: [
        `Sent by Rookery, the chess league at ${hostOf(appUrl)}, because someone entered your address there.`,
      ],
    },
  );
}

function hostOf(appUrl: string): string {
  return URL.canParse(appUrl) ? new URL(appUrl).host : appUrl;
}
