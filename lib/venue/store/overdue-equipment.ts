import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import { instantOf } from "@/lib/shared/instant";
import { overdueKey, overdueLetter } from "../letters/overdue";

const MOST = 200;

/** Overdue items borrowed by players who haven't been told; one batch, without these. */
export async function listUnnotifiedOverdue(
  at: Date,
  without: readonly string[],
): Promise<readonly string[]> {
  const rows = await prisma().$queryRaw<{ id: string }[]>`
    SELECT c.id FROM checkout c
    WHERE c.in_at IS NULL AND c.user_id IS NOT NULL AND c.due_at <= ${at}::timestamptz
      AND c.overdue_told_at IS NULL AND c.id <> ALL(${without}::uuid[])
    ORDER BY c.due_at LIMIT ${MOST}`;
  return rows.map(({ id }) => id);
}

/** Tells a borrower once that an item is overdue, unless it has been returned. */
export async function notifyOverdue(checkoutId: string, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const taken = await tx.$queryRaw<object[]>`
      SELECT id FROM checkout WHERE id = ${checkoutId}::uuid FOR UPDATE SKIP LOCKED`;
    if (taken.length === 0) return;
    const row = await tx.checkout.findFirst({
      where: { id: checkoutId, inAt: null, overdueToldAt: null, dueAt: { lte: at } },
      include: { equipment: { include: { venue: { include: { organization: true } } } } },
    });
    if (!row?.userId) return;
    const user = await tx.user.findUniqueOrThrow({ where: { id: row.userId } });
    const { organization, name: place } = row.equipment.venue;
    const letter = overdueLetter({
      appUrl: env().appUrl,
      key: overdueKey(row.id),
      label: row.equipment.label,
      place,
      dueAt: instantOf(row.dueAt),
      now: instantOf(at),
      organization,
      to: { userId: user.id, name: row.borrower, email: user.email },
    });
    await tx.checkout.update({ where: { id: row.id }, data: { overdueToldAt: at } });
    await writeLetters(tx, organization.id, [letter], at);
  });
}
