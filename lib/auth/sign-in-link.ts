import { now } from "@/lib/clock";
import { insertLetters } from "@/lib/data/letters";
import { env } from "@/lib/env";
import { deliver } from "@/lib/jobs/deliver";
import { signInLetter } from "@/lib/letters/sign-in";
import { absolute, paths } from "@/lib/paths";

/**
 * Sends a sign-in link. The link opens a page with a button rather than signing in at once: mail scanners open links.
 * It is sent here and now and never stored, unless there is no mail server; then the operator can read it.
 */
export async function sendSignInLink(email: string, callback: string, minutes: number): Promise<void> {
  const { searchParams } = new URL(callback);
  const link = `${absolute(env().appUrl, paths.signInConfirm())}?${searchParams}`;
  const letter = signInLetter({ appUrl: env().appUrl, link, email, minutes });
  if (env().smtp) await deliver({ ...letter, messageId: `<${crypto.randomUUID()}@rookery>` });
  else await insertLetters([letter], now());
}
