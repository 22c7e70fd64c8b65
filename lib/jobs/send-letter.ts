import { now } from "@/lib/clock";
import { findLetter, updateLetterFailed, updateLetterSent } from "@/lib/data/letters";
import { env } from "@/lib/env";
import { deliver } from "./deliver";

/**
 * Sends one stored letter. Without a mail server it stays where the operator can read it. A failure is kept beside the
 * letter and thrown on, so that the queue tries again later; the Message-ID stays the same.
 */
export async function sendLetter(letterId: string): Promise<void> {
  const letter = await findLetter(letterId);
  if (!letter || letter.sentAt || !env().smtp) return;
  try {
    await deliver({ ...letter, to: { email: letter.toEmail } });
  } catch (error) {
    await updateLetterFailed(letterId, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await updateLetterSent(letterId, now());
}
