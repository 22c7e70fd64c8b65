import { insertAudit } from "@/lib/db/audit";
import { inTransaction } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceSeason } from "@/lib/season/store/seasons";
import type { Instant } from "@/lib/shared/instant";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import { placeInStage } from "../rules/rounds-of-stage";
import { roundName } from "../words/round-name";

/**
 * Moves the deadline of a round to later, for the pages that tell when it closes, and notes it in the log. Its matches
 * were extended one by one before; their own histories say until when.
 */
export async function updateRoundDeadline(
  { organizationId, userId, origin }: DirectorScope,
  { season, division, rounds }: Pick<DivisionView, "season" | "division" | "rounds">,
  round: Pick<RoundView, "id" | "number" | "stage"> & { readonly deadlineAt: Instant },
  at: Date,
): Promise<void> {
  const { id, deadlineAt } = round;
  await inTransaction(async (tx) => {
    await tx.round.updateMany({
      where: { id, organizationId, deadlineAt: { lt: deadlineAt } },
      data: { deadlineAt },
    });
    const subject = `${season.name}, ${division.name}, ${roundName(placeInStage(round, rounds))}`;
    await insertAudit(tx, {
      organizationId,
      actorUserId: userId,
      origin,
      type: "round-extended",
      subject,
      at,
    });
    await announceSeason(tx, season);
  });
}
