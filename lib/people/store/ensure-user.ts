import type { Transaction } from "@/lib/db/transaction";

/**
 * The person who owns an address, created if new. If two requests add the same newcomer at the same time, there is
 * still only one.
 */
export async function ensureUser(
  tx: Transaction,
  { email, name }: { readonly email: string; readonly name?: string },
  at: Date,
): Promise<{ readonly id: string }> {
  await tx.user.createMany({ data: [{ email, name: name ?? null, createdAt: at }], skipDuplicates: true });
  return tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
}
