import { randomBytes } from "node:crypto";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import type { OffLink } from "../letters/body";
import { type LetterChoices, USUAL_CHOICES } from "../rules/reminder-hours";

/** Which reminders a player wants. */
export async function findLetterChoices(userId: string): Promise<LetterChoices> {
  return (await prisma().letterChoice.findUnique({ where: { userId } })) ?? USUAL_CHOICES;
}

/**
 * Saves a player's choices. For a player who turns reminders off, reminders already saved for the next daily email are
 * dropped.
 */
export async function updateLetterChoices(userId: string, choices: LetterChoices): Promise<void> {
  const { wantsReminders, wantsDigest } = choices;
  const chosen = { wantsReminders, wantsDigest, remindHours: [...choices.remindHours] };
  await inTransaction(async (tx) => {
    await tx.letterChoice.upsert({
      where: { userId },
      create: { userId, ...chosen, token: secret() },
      update: chosen,
    });
    if (!wantsReminders) await tx.digestItem.deleteMany({ where: { userId, kind: "reminder" } });
  });
}

/** A player's choices with the secret of their unsubscribe links, which is made when an email first needs it. */
export async function ensureLetterChoices(
  tx: Transaction,
  userId: string,
): Promise<LetterChoices & { readonly token: string }> {
  await tx.letterChoice.createMany({ data: [{ userId, token: secret() }], skipDuplicates: true });
  return tx.letterChoice.findUniqueOrThrow({ where: { userId } });
}

/**
 * Gives the unsubscribe links of a person whose address changed a new secret, also in emails that didn't arrive yet. Those
 * that the old address got no longer work.
 */
export async function renewOffToken(
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const choice = await tx.letterChoice.findUnique({ where: { userId } });
  if (!choice) return;
  const token = secret();
  await tx.letterChoice.update({ where: { userId }, data: { token } });
  await tx.$executeRaw`
    UPDATE letter SET off_token = ${token}, text = replace(text, ${choice.token}, ${token}),
      html = replace(html, ${choice.token}, ${token})
    WHERE to_email = ${email} AND off_token = ${choice.token} AND (sent_at IS NULL OR gave_up_at IS NOT NULL)`;
}

/** The link that turns a player's reminders off. */
export function offLink(token: string): OffLink {
  return { token, url: absolute(env().appUrl, paths.lettersOff(token)) };
}

/** Does the owner of this token still get reminders or the daily email? Undefined for an unknown token. */
export async function findByOffToken(token: string): Promise<{ readonly isOff: boolean } | undefined> {
  const choice = await prisma().letterChoice.findUnique({ where: { token } });
  return choice ? { isOff: !choice.wantsReminders && !choice.wantsDigest } : undefined;
}

/**
 * Turns reminders and the daily email off. Pairings already saved for that email are news to the player, so they still
 * come in a last one.
 *
 * @returns false for an unknown token
 */
export async function switchRemindersOff(token: string): Promise<boolean> {
  const choice = await prisma().letterChoice.findUnique({ where: { token } });
  if (!choice) return false;
  await updateLetterChoices(choice.userId, { ...choice, wantsReminders: false, wantsDigest: false });
  return true;
}

function secret(): string {
  return randomBytes(24).toString("base64url");
}
