import { createHash } from "node:crypto";
import { composeLetter } from "./compose";
import type { DraftLetter } from "./draft";

export type SignInFacts = {
  readonly appUrl: string;
  /** The link itself, whole. */
  readonly link: string;
  readonly email: string;
  /** How long the link works. */
  readonly minutes: number;
};

/** The letter that lets somebody in. Its key is made from the link, which it must not give away. */
export function signInLetter({ appUrl, link, email, minutes }: SignInFacts): DraftLetter {
  return composeLetter(
    `sign-in:${createHash("sha256").update(link).digest("hex")}`,
    { name: email, email },
    {
      subject: "Your link to sign in",
      greeting: "Hello,",
      paragraphs: [
        `Open the link below to sign in as ${email}. It works once, for ${minutes} minutes.`,
        "If you did not ask for it, do nothing. Without the link nobody gets in.",
      ],
      action: { label: "Sign in", url: link },
      foot: [
        `Sent by Rookery, the chess league at ${hostOf(appUrl)}, because somebody typed your address there.`,
      ],
    },
  );
}

function hostOf(appUrl: string): string {
  return URL.canParse(appUrl) ? new URL(appUrl).host : appUrl;
}
