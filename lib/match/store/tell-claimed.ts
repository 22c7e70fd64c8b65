import type { Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import { instantOf } from "@/lib/shared/instant";
import { claimedMatchLetter } from "../letters/claimed-match";
import { letterFacts } from "./event-letters";
import { MATCH_RECORD, toRecord } from "./match-record";

/** Someone whom the desk entered without an email, in its organization. */
type Guest = { readonly id: string; readonly organizationId: string };

/**
 * Tells the opponents of a guest that they have an account now. Only in matches to play of rounds that were announced: the
 * email that announces the others tells it.
 */
export async function tellOpponents(tx: Transaction, { id, organizationId }: Guest, at: Date): Promise<void> {
  const rows = await tx.match.findMany({
    where: {
      organizationId,
      status: { in: ["open", "scheduled"] },
      deadlineAt: { gt: at },
      round: { announcedAt: { not: null }, rulePack: { season: { status: { not: "archived" } } } },
      OR: [{ home: { userId: id } }, { away: { userId: id } }],
    },
    include: MATCH_RECORD,
  });
  const letters = rows.map(toRecord).map((match) =>
    claimedMatchLetter({
      side: match.home.userId === id ? "home" : "away",
      facts: letterFacts(match),
      hasTime: match.state.scheduledAt !== null,
      at: instantOf(at),
    }),
  );
  await writeLetters(tx, organizationId, letters, at);
}
