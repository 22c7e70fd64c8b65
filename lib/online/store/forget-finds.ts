import type { Transaction } from "@/lib/db/transaction";

/** Forgets what was found of a match, and the links to its games: others play it now. The league looks for theirs anew. */
export async function forgetFinds(tx: Transaction, matchId: string): Promise<void> {
  await tx.gameSearch.deleteMany({ where: { matchId } });
  await tx.onlineChallenge.deleteMany({ where: { matchId } });
}
