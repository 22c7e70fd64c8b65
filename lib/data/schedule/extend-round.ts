import type { Instant } from "@/lib/domain/instant";
import type { DirectorScope } from "@/lib/domain/permissions";
import { placeInStage } from "@/lib/domain/schedule/stages";
import { roundName } from "@/lib/format/round-name";
import { insertAudit } from "../audit";
import type { DivisionView, RoundView } from "../divisions";
import { inTransaction } from "../prisma";
import { announceSeason } from "../seasons";

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
