import { z } from "zod";
import { hasEmail } from "./no-email";

/** No mailbox has a longer address (RFC 5321, 4.5.3.1.3). */
const LONGEST = 254;

const SENTENCES = {
  whole: "Enter an email address, like amara@lakeside.example.",
  hidden: "This address contains a hidden character. Type it instead of pasting it.",
  lookalike:
    "This address contains a letter outside A to Z, maybe one that only looks like a plain letter. Type it instead of pasting it.",
} as const;

/**
 * The one way an address gets into Rookery, whether from forms, the campus account, imported files or settings. The
 * same mailbox always reads the same, so one person has one account: no surrounding spaces, lowercase, and the domain
 * in NFKC form, as domain names are compared (UTS 46). The part before the @ must already be ASCII: mail forbids
 * folding it (RFC 6532, 3.1), and a Kelvin sign folded to k would open someone else's account. The constraint
 * `user_email_normal` enforces the same in Postgres.
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

/** Invisible characters: controls, formats, odd spaces, and those that fonts leave out. */
const HIDDEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const NOT_ASCII = /[^\p{ASCII}]/u;

function findMistake(typed: string): string | undefined {
  if (HIDDEN.test(typed.replaceAll(" ", ""))) return SENTENCES.hidden;
  if (!hasEmail(fold(typed))) return SENTENCES.whole;
  return NOT_ASCII.test(fold(typed)) ? SENTENCES.lookalike : undefined;
}

/** Characters before the @ that aren't ASCII stay as they are: `toLowerCase` alone would fold a Kelvin sign. */
function fold(typed: string): string {
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at).normalize("NFKC").toLowerCase();
  return typed.slice(0, at).replace(/[A-Z]/g, (letter) => letter.toLowerCase()) + domain;
}
