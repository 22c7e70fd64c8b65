import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Ends sessions immediately, on every device that has their cookie, and forgets where their browsers are notified.
 *
 * @param which a condition on a session that's called `s`
 */
export async function endSessions(
  tx: Pick<Transaction, "$executeRaw">,
  which: Prisma.Sql,
  at: Date,
): Promise<void> {
  await tx.$executeRaw`
    WITH ended AS (
      UPDATE sign_in_session s SET revoked_at = ${at}::timestamptz WHERE s.revoked_at IS NULL AND ${which} RETURNING s.id
    )
    DELETE FROM push_subscription WHERE session_id IN (SELECT id FROM ended)`;
}
