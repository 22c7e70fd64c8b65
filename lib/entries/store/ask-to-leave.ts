import { insertAudit } from "@/lib/db/audit";
import { inTransaction, prisma } from "@/lib/db/prisma";
import { writeLetters } from "@/lib/mail/store/letters";
import { listDirectors } from "@/lib/match/store/event-letters";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import type { DivisionId, UserId } from "@/lib/shared/ids";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { asksToLeaveLetter } from "../letters/entry-letters";
import { entryLetterFacts } from "./entry-letters";

/**
 * Tells the directors that a player wants to leave a division that has been paired. Nothing else happens until one of
 * them confirms. Asking again on the same day sends no second email.
 */
export async function insertLeaveWish(
  divisionId: DivisionId,
  userId: UserId,
  note: string,
  at: Date,
  origin?: string,
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
    const today = dateIn(instantOf(at), organization.timeZone);
    const drafts = (await listDirectors(tx, organization.id, at)).map((director) =>
      asksToLeaveLetter(facts, { director, note }, today),
    );
    if ((await writeLetters(tx, organization.id, drafts, at)) === 0) return accept(null);
    const subject = `${entry.name}, ${division.name}`;
    await insertAudit(tx, {
      organizationId: organization.id,
      actorUserId: userId,
      type: "asked-to-leave",
      subject,
      data: { entryId: entry.id, note },
      origin,
      at,
    });
    return accept(null);
  });
}

/** A player who asked to leave and is still playing. */
export type LeaveWish = {
  readonly entryId: string;
  readonly name: string;
  readonly division: { readonly slug: string; readonly name: string };
  readonly season: { readonly slug: string; readonly name: string };
  readonly note: string;
  /** When they first asked. */
  readonly since: Instant;
};

/** Players who asked to leave and haven't left yet, longest waiting first. */
export async function listLeaveWishes({ organizationId }: DirectorScope): Promise<readonly LeaveWish[]> {
  const asked = await prisma().auditEvent.findMany({
    where: { organizationId, type: "asked-to-leave" },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: 200,
  });
  const wishes = new Map<string, { note: string; since: Date }>();
  for (const { data, at } of asked) {
    const { entryId, note = "" } = data as { entryId?: string; note?: string };
    if (entryId) wishes.set(entryId, { note: wishes.get(entryId)?.note || note, since: at });
  }
  const entries = await prisma().entry.findMany({
    where: {
      organizationId,
      id: { in: [...wishes.keys()] },
      status: "active",
      division: { season: { status: { in: ["registration", "running"] } } },
    },
    include: { division: { include: { season: true } } },
  });
  return entries
    .flatMap(({ id, name, division }) => {
      const wish = wishes.get(id);
      return wish
        ? [
            {
              entryId: id,
              name,
              division,
              season: division.season,
              note: wish.note,
              since: instantOf(wish.since),
            },
          ]
        : [];
    })
    .sort((one, two) => (one.since < two.since ? -1 : 1));
}
