import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { type FailedAttempt, isGivenUp, kindOfFailure } from "@/lib/mail/rules/attempts";
import { takeLetter, updateLetterFailed, updateLetterSent } from "@/lib/mail/store/letters";
import { absolute, paths } from "@/lib/paths";
import { deliver } from "./deliver";

/** What became of a letter: it needs no more work, it is tried again later, or so are all the others. */
export type Sending = "done" | "later" | "all-later";

/**
 * Sends one stored letter. Without a mail server it stays where the operator can read it. A failure is kept beside the
 * letter; one for good, or after the last attempt, is for the operator to look at. The Message-ID stays the same.
 */
export async function sendLetter(letterId: string): Promise<Sending> {
  const { smtp, appUrl } = env();
  if (!smtp) return "done";
  const letter = await takeLetter(letterId, now());
  if (!letter) return "done";
  try {
    const off = letter.offToken ? absolute(appUrl, paths.lettersOffByPost(letter.offToken)) : undefined;
    await deliver({ ...letter, to: { email: letter.toEmail }, off });
  } catch (error) {
    const kind = kindOfFailure(error as FailedAttempt);
    const gaveUp = isGivenUp(kind, letter.attempts);
    await updateLetterFailed(letterId, reasonOf(error), gaveUp ? now() : null);
    if (kind === "unreachable") return "all-later";
    return gaveUp ? "done" : "later";
  }
  await updateLetterSent(letterId, now());
  return "done";
}

/** What the mail server answered, or what else went wrong. */
function reasonOf(error: unknown): string {
  const answer = (error as { readonly response?: unknown }).response;
  const reason =
    typeof answer === "string" && answer ? answer : error instanceof Error ? error.message : String(error);
  return reason.slice(0, 500);
}
