import { type Answer, accept, refuse } from "@/lib/domain/answer";
import { asksToLeaveLetter } from "@/lib/letters/entry-letters";
import { insertAudit } from "./audit";
import { lockDivision } from "./division-lock";
import { entryLetterFacts } from "./entry-letters";
import { writeLetters } from "./letters";
import { listDirectors } from "./matches/event-letters";
import { inTransaction } from "./prisma";

/**
 * Tells the directors that a player wants to leave a division that is paired already. Nothing else happens until one of
 * them confirms it. Asking again on the same day writes no second letter.
 */
export async function insertLeaveWish(
  divisionId: string,
  userId: string,
  note: string,
  at: Date,
): Promise<Answer<null, "not-registered">> {
  return inTransaction(async (tx) => {
    const division = await lockDivision(tx, divisionId);
    const entry = await tx.entry.findUnique({
      where: { divisionId_userId: { divisionId, userId } },
      include: { user: true },
    });
    if (!division || entry?.status !== "active") return refuse("not-registered");
    const { organization } = division;
    const facts = entryLetterFacts(division, entry);
    const today = at.toISOString().slice(0, 10);
    const drafts = (await listDirectors(tx, organization.id)).map((director) =>
      asksToLeaveLetter(facts, { director, note }, today),
    );
    if ((await writeLetters(tx, organization.id, drafts, at)) === 0) return accept(null);
    const subject = `${entry.name}, ${division.name}`;
    await insertAudit(tx, {
      organizationId: organization.id,
      actorUserId: userId,
      type: "asked-to-leave",
      subject,
      at,
    });
    return accept(null);
  });
}
