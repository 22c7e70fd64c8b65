import { randomUUID } from "node:crypto";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";

/**
 * Writes a notification down before it's sent, so that of several workers one sends it. `also` is done with it.
 *
 * @returns its secret; null if it's already written
 */
export async function claimPush(
  { key, userId }: { readonly key: string; readonly userId: string },
  at: Date,
  also: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<string | null> {
  return inTransaction(async (tx) => {
    const id = randomUUID();
    const { count } = await tx.push.createMany({
      data: [{ id, userId, key, createdAt: at }],
      skipDuplicates: true,
    });
    if (count === 0) return null;
    await also(tx);
    return id;
  });
}

/** When the notification with this key was seen; null if it wasn't, or if there's none. */
export async function findSeenAt(key: string): Promise<Date | null> {
  return (await prisma().push.findUnique({ where: { key }, select: { seenAt: true } }))?.seenAt ?? null;
}

/** A device showed the notification, and its reader opened or dismissed it. */
export async function updateSeen(id: string, at: Date): Promise<void> {
  await prisma().push.updateMany({ where: { id, seenAt: null }, data: { seenAt: at } });
}

const KEPT_DAYS = 30;
/** One batch; the next sweep takes the rest. */
const MOST_DELETED = 1_000;

/** Deletes notifications that no one asks about anymore. */
export async function deleteOldPushes(at: Date): Promise<void> {
  const before = new Date(at.getTime() - KEPT_DAYS * 24 * 3_600_000);
  await prisma().$executeRaw`
    DELETE FROM push WHERE id IN (
      SELECT id FROM push WHERE created_at < ${before}
      ORDER BY created_at LIMIT ${MOST_DELETED} FOR UPDATE SKIP LOCKED
    )`;
}
