import type { Instant } from "@/lib/domain/instant";
import type { DirectorScope } from "@/lib/domain/permissions";
import { insertAudit } from "../audit";
import type { DivisionView, RoundView } from "../divisions";
import { inTransaction } from "../prisma";
import { announceSeason } from "../seasons";

/**
 * Moves the deadline of a round to later, for the pages that tell when it closes, and notes it in the log. Its matches
 * were extended one by one before; their own histories say until when.
 */
export async function updateRoundDeadline(
  { organizationId, userId }: DirectorScope,
  { season, division }: Pick<DivisionView, "season" | "division">,
  { id, number, deadlineAt }: Pick<RoundView, "id" | "number"> & { readonly deadlineAt: Instant },
  at: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.round.updateMany({
      where: { id, organizationId, deadlineAt: { lt: deadlineAt } },
      data: { deadlineAt },
    });
    const subject = `${season.name}, ${division.name}, Round ${number}`;
    await insertAudit(tx, { organizationId, actorUserId: userId, type: "round-extended", subject, at });
    await announceSeason(tx, season);
  });
}
