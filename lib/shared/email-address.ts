import { z } from "zod";

/** No mailbox has a longer address (RFC 5321, 4.5.3.1.3). */
const LONGEST = 254;

const SENTENCES = {
  whole: "Enter an email address, like amara@lakeside.example.",
  hidden: "This address has a hidden character in it. Type it instead of pasting it.",
  lookalike:
    "This address has a letter outside A to Z, perhaps one that only looks plain. Type it instead of pasting it.",
} as const;

/**
 * The one way an address becomes part of Rookery, whichever door it comes through: forms, the campus account, imported
 * files, settings. The same mailbox always reads the same, so one person has one account: no spaces around it, small
 * letters, and the domain in NFKC form, as domain names are compared (UTS 46). The part before the @ must be ASCII as it
 * stands: mail forbids folding it (RFC 6532, 3.1), and a Kelvin sign folded to k would open somebody else's account.
 * `user_email_normal` holds the same in Postgres.
 *
 * @example emailAddress.parse(" Amara@Ｌakeside.example") // "amara@lakeside.example"
 */
export const emailAddress = z
  .string(SENTENCES.whole)
  .trim()
  .max(LONGEST, SENTENCES.whole)
  .superRefine((typed, context) => {
    const sentence = findMistake(typed);
    if (sentence) context.addIssue({ code: "custom", message: sentence });
  })
  .transform(fold)
  .pipe(z.email(SENTENCES.whole));

/** Characters that nobody sees: controls, formats, odd spaces, and those that fonts leave out. */
const HIDDEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const NOT_ASCII = /[^\p{ASCII}]/u;

function findMistake(typed: string): string | undefined {
  if (HIDDEN.test(typed.replaceAll(" ", ""))) return SENTENCES.hidden;
  return NOT_ASCII.test(fold(typed)) ? SENTENCES.lookalike : undefined;
}

/** What is not ASCII before the @ stays as it is: `toLowerCase` alone would fold a Kelvin sign. */
function fold(typed: string): string {
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at).normalize("NFKC").toLowerCase();
  return typed.slice(0, at).replace(/[A-Z]/g, (letter) => letter.toLowerCase()) + domain;
}
