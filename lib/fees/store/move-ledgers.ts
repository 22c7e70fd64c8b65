import type { Transaction } from "@/lib/db/transaction";
import { groupBy } from "@/lib/shared/group-by";
import { feeStatus, type MarkKind } from "../rules/ledger";

/**
 * Gives the ledgers of someone without an account to the account that takes over from them. If the account has a ledger
 * of the same season, the lines of both become one, and those that end with a paid or waived fee come last.
 */
export async function moveLedgers(tx: Transaction, fromId: string, toId: string): Promise<void> {
  const marks = await listMarks(tx, { userId: fromId });
  for (const [seasonId, moved] of groupBy(marks, (mark) => mark.seasonId)) {
    const own = await listMarks(tx, { userId: toId, seasonId });
    const [last] = moved;
    const isOwed = !last || feeStatus({ kind: last.kind as MarkKind }) === "owed";
    if (isOwed) await move(tx, own, toId, moved.length);
    await move(tx, moved, toId, isOwed ? 0 : own.length);
  }
}

function listMarks(tx: Transaction, where: { readonly userId: string; readonly seasonId?: string }) {
  return tx.feeMark.findMany({ where, orderBy: { number: "desc" } });
}

/** The last line first, so that two never have the same number. */
async function move(
  tx: Transaction,
  marks: Readonly<Awaited<ReturnType<typeof listMarks>>>,
  userId: string,
  by: number,
): Promise<void> {
  for (const { seasonId, userId: before, number } of marks) {
    const where = { seasonId_userId_number: { seasonId, userId: before, number } };
    await tx.feeMark.update({ where, data: { userId, number: number + by } });
  }
}
