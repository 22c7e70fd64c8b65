import type { Transaction } from "@/lib/db/transaction";

/**
 * Gives the waivers that someone without an account signed on paper to the account that takes over from them. If the
 * account accepted a version itself, that acceptance stays instead.
 */
export async function movePaper(tx: Transaction, fromId: string, toId: string): Promise<void> {
  const papers = await tx.waiverAcceptance.findMany({ where: { userId: fromId } });
  await tx.waiverAcceptance.deleteMany({ where: { userId: fromId } });
  await tx.waiverAcceptance.createMany({
    data: papers.map((paper) => ({ ...paper, userId: toId })),
    skipDuplicates: true,
  });
}
