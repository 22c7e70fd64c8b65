import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { isDeletedEmail } from "@/lib/shared/no-email";
import { type CampusIdCorrectionRefusal, parseCampusId } from "../rules/campus-id";

/** The campus id that an organization knows of a person; null if none. */
export async function findCampusId(
  organizationId: string,
  userId: string,
  tx: Pick<Transaction, "campusId"> = prisma(),
): Promise<string | null> {
  const row = await tx.campusId.findUnique({ where: { organizationId_userId: { organizationId, userId } } });
  return row?.campusId ?? null;
}

/** Changes with a person's campus id. */
export function campusIdStamp(campusId: string | null): string {
  return stampOf(campusId ?? "");
}

/**
 * Corrects the campus id of a player, or removes it. The list then applies to them by the new one.
 *
 * @param typed empty to remove it
 * @param seen the stamp of the id on the director's page
 * @returns null if the person doesn't play in the director's organization
 */
export async function correctCampusId(
  scope: DirectorScope,
  { userId, name }: { readonly userId: string; readonly name: string },
  { typed, seen, at }: { readonly typed: string; readonly seen: string; readonly at: Date },
): Promise<Answer<null, CampusIdCorrectionRefusal> | null> {
  const { organizationId } = scope;
  const campusId = typed.trim() === "" ? null : parseCampusId(typed);
  if (campusId === null && typed.trim() !== "") return refuse("campus-id-shape");
  return inTransaction(async (tx) => {
    // A registration locks in this order too.
    const isTaken = campusId !== null && (await isGivenByAnother(tx, { organizationId, userId }, campusId));
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId}::uuid FOR UPDATE`;
    const player = await tx.user.findFirst({ where: { id: userId, entries: { some: { organizationId } } } });
    if (!player) return null;
    if (isDeletedEmail(player.email)) return refuse("deleted");
    if (campusIdStamp(await findCampusId(organizationId, userId, tx)) !== seen) return refuse("changed");
    if (isTaken) return refuse("campus-id-taken");
    await tx.campusId.deleteMany({ where: { organizationId, userId } });
    if (campusId !== null)
      await tx.campusId.create({ data: { organizationId, userId, campusId, givenAt: at } });
    await logAct(tx, scope, { type: "campus-id-corrected", subject: name, data: { userId }, at });
    return accept(null);
  });
}

/** Seasons are locked one by one, so a lock on the campus id itself keeps two people from giving the same one in two. */
export async function isGivenByAnother(
  tx: Transaction,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
  campusId: string,
): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${organizationId} ${campusId}`}, 17))`;
  return (await tx.campusId.count({ where: { organizationId, campusId, userId: { not: userId } } })) > 0;
}
