import { openSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { MONDAY } from "@/lib/testing/league";
import { eraseAccount } from "../store/erase";
import { readErasure } from "../store/preview";

/** Minutes after the matches were played. */
export const later = (minutes: number) => new Date(MONDAY.getTime() + minutes * 60_000);

/** Deletes an account as its owner does, who signed in five minutes before and has read the page. */
export async function erase(userId: string, at = later(5)) {
  const signedInAt = new Date(at.getTime() - 5 * 60_000);
  const sessionId = await inTransaction((tx) => openSession(tx, userId, signedInAt, 30));
  const { stamp } = await readErasure(prisma(), userId, at);
  return eraseAccount({ userId, sessionId, stamp }, at);
}
