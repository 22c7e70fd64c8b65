import type { Transaction } from "@/lib/db/transaction";

/** Milliseconds. A round can have dozens of matches, each with its emails. */
export const LONGEST_ROUND_ACT = 120_000;

/**
 * Locks the stage and then the matches of a round by id. Everything that locks matches uses this order, so that two
 * transactions can't deadlock.
 */
export async function lockRound(
  tx: Transaction,
  { id, stage }: { readonly id: string; readonly stage: { readonly id: string } },
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM stage WHERE id = ${stage.id}::uuid FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM "match" WHERE round_id = ${id}::uuid ORDER BY id FOR UPDATE`;
}
