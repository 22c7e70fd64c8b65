import type { Transaction } from "@/lib/db/prisma";

/** A round may have dozens of matches, each with its emails. Milliseconds. */
export const LONGEST_ROUND_ACT = 120_000;

/**
 * Holds the matches of a round by id, and before them the stage: the order in which everything that locks matches does,
 * so that two who do it at once wait for each other and never for both.
 */
export async function lockRound(
  tx: Transaction,
  { id, stage }: { readonly id: string; readonly stage: { readonly id: string } },
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM stage WHERE id = ${stage.id}::uuid FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM "match" WHERE round_id = ${id}::uuid ORDER BY id FOR UPDATE`;
}
