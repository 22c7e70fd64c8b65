import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { type FailedAttempt, isGivenUp, kindOfFailure } from "@/lib/mail/rules/attempts";
import {
  type TakenLetter,
  takeLetter,
  updateLetterFailed,
  updateLetterSent,
  updateLetterUnsent,
} from "@/lib/mail/store/letters";
import { type Words, wordsOf } from "@/lib/mail/store/words";
import { absolute, paths } from "@/lib/paths";
import { log } from "@/lib/telemetry/log";
import { deliver } from "./deliver";
import { noteSent, noteUnreachable } from "./mail-outage";
import { passOverSeenLetter, pushLetter } from "./push-letter";

/** What became of an email: it needs no more work, it is retried later, or it and all the others are. */
export type Sending = "done" | "later" | "all-later";

/**
 * Sends one stored email, or the notification that comes first. Without a mail server it stays where the operator can
 * read it, and send it once there is one. A failure is stored with the email; if it's permanent, or the last attempt, the
 * operator has to look at it. The Message-ID stays the same. An email that can't be written is retried, too: the next
 * version of the app may know how.
 */
export async function sendLetter(letterId: string, unlessSeen = false): Promise<Sending> {
  const { smtp, appUrl } = env();
  if (unlessSeen ? await passOverSeenLetter(letterId) : await pushLetter(letterId)) return "done";
  if (!smtp) {
    await updateLetterUnsent(letterId);
    return "done";
  }
  const letter = await takeLetter(letterId, now());
  if (!letter) return "done";
  const words = write(letter);
  if (words instanceof Error) {
    const gaveUp = isGivenUp("temporary", letter.attempts);
    await updateLetterFailed(letter, reasonOf(words), gaveUp ? now() : null);
    return gaveUp ? "done" : "later";
  }
  try {
    const off = letter.offToken ? absolute(appUrl, paths.lettersOffByPost(letter.offToken)) : undefined;
    await deliver({ ...words, messageId: letter.messageId, to: { email: letter.toEmail }, off });
  } catch (error) {
    const kind = kindOfFailure(error as FailedAttempt);
    const gaveUp = isGivenUp(kind, letter.attempts);
    await updateLetterFailed(letter, reasonOf(error), gaveUp ? now() : null, words);
    if (kind === "unreachable") {
      noteUnreachable(error, now().getTime());
      return "all-later";
    }
    return gaveUp ? "done" : "later";
  }
  await updateLetterSent(letter, now(), words);
  await noteSent(now().getTime());
  return "done";
}

function write(letter: TakenLetter): Words | Error {
  try {
    return wordsOf(letter);
  } catch (error) {
    log.error("An email can’t be written", { id: letter.id, error });
    return error as Error;
  }
}

/** The mail server's answer, or what else went wrong. */
function reasonOf(error: unknown): string {
  const answer = (error as { readonly response?: unknown }).response;
  const reason =
    typeof answer === "string" && answer ? answer : error instanceof Error ? error.message : String(error);
  return reason.slice(0, 500);
}
