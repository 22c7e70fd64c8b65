import { emailAddress } from "../../lib/shared/email-address.ts";
import { ScriptError } from "../process/script-error.ts";

export type EmailCorrection = {
  /** How the old address may be stored: as typed, or in the form in which new ones are stored. */
  readonly from: readonly string[];
  readonly email: string;
};

const USAGE = "npm run correct-email -- old@lakeside.example new@lakeside.example";

/** Parses the arguments after `npm run correct-email --`. */
export function parseCorrection(words: readonly string[]): EmailCorrection {
  const [from, email, ...more] = words.map((word) => word.trim());
  if (!from || !email || more.length > 0) throw new ScriptError(`Give the old and the new address: ${USAGE}`);
  const parsed = emailAddress.safeParse(email);
  if (!parsed.success)
    throw new ScriptError(`"${email}" isn't an address. ${parsed.error.issues[0]?.message}`);
  const normal = emailAddress.safeParse(from).data ?? from;
  return { from: [...new Set([from, normal])], email: parsed.data };
}
