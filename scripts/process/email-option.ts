import { emailAddress } from "../../lib/shared/email-address.ts";
import { ScriptError } from "./script-error.ts";

/** The email address that was typed for an option, in the form in which addresses are stored. */
export function emailOption(option: string, typed: string): string {
  const parsed = emailAddress.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new ScriptError(`--${option} "${typed}": ${parsed.error.issues[0]?.message}`);
}
