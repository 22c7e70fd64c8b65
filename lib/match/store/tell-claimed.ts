import type { Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import { instantOf } from "@/lib/shared/instant";
import { claimedMatchLetter } from "../letters/claimed-match";
import { letterFacts } from "./event-letters";
import { MATCH_RECORD, toRecord } from "./match-record";

/** Someone whom the desk entered without an email, in its organization. */
type Guest = { readonly id: string; readonly organizationId: string };

/**
 * Tells the opponents of a guest that they have an account now, before the account takes their matches over. Only in
 * matches to play whose players were told of each other: in rounds that were announced, and where the league set the time.
 * The email that announces the others tells it.
 */
export async function tellOpponents(
  tx: Transaction,
  { id, organizationId }: Guest,
  userId: string,
  at: Date,
): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const rows = await tx.match.findMany({
    where: {
      organizationId,
      status: { in: ["open", "scheduled"] },
      deadlineAt: { gt: at },
      round: { rulePack: { season: { status: { not: "archived" } } } },
      OR: [{ home: { userId: id } }, { away: { userId: id } }],
    },
    include: MATCH_RECORD,
  });
  const letters = rows.flatMap((row) => {
    const match = toRecord(row);
    const { fixedPlace, scheduledAt } = match.state;
    if (row.round.announcedAt === null && fixedPlace === null) return [];
    const side = match.home.userId === id ? "home" : "away";
    const facts = letterFacts({ ...match, [side]: { ...match[side], email } });
    return [claimedMatchLetter({ side, facts, hasTime: scheduledAt !== null, at: instantOf(at) })];
  });
  await writeLetters(tx, organizationId, letters, at);
}
