import type { Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import { instantOf } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import { changedAddressLetter } from "../letters/changed-address";
import { claimedMatchLetter } from "../letters/claimed-match";
import { letterFacts } from "./event-letters";
import { MATCH_RECORD, toRecord } from "./match-record";

/** A player in an organization, with the address that opponents were told, if any, and the one that's right. */
type Readdressed = Readonly<Record<"userId" | "organizationId" | "from" | "to", string>>;

/**
 * Tells the opponents of a player where to reach them now: that they have an account, if the desk entered them without an
 * email, or else that their address is a different one, outside divisions for minors. Only in matches to play whose
 * players were told of each other: in rounds that were announced, and where the league set the time. The email that
 * announces the others tells it.
 */
export async function tellOpponents(
  tx: Transaction,
  { userId, organizationId, from, to: email }: Readdressed,
  at: Date,
): Promise<void> {
  const rows = await tx.match.findMany({
    where: {
      organizationId,
      status: { in: ["open", "scheduled"] },
      deadlineAt: { gt: at },
      round: { rulePack: { season: { status: { not: "archived" } } } },
      OR: [{ home: { userId } }, { away: { userId } }],
    },
    include: MATCH_RECORD,
  });
  const letters = rows.flatMap((row) => {
    const match = toRecord(row);
    const { fixedPlace, scheduledAt } = match.state;
    if (row.round.announcedAt === null && fixedPlace === null) return [];
    const side = match.home.userId === userId ? "home" : "away";
    const told = {
      side,
      facts: letterFacts({ ...match, [side]: { ...match[side], email } }),
      at: instantOf(at),
    } as const;
    if (!hasEmail(from)) return [claimedMatchLetter({ ...told, hasTime: scheduledAt !== null })];
    // The email about a time that the league set gives no address.
    return match.division.isForMinors || fixedPlace !== null ? [] : [changedAddressLetter(told)];
  });
  await writeLetters(tx, organizationId, letters, at);
}
