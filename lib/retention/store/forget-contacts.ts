import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { OrganizationId } from "@/lib/shared/ids";

const MOST_ENTRIES = 500;

/**
 * Deletes the contact details of a batch of entries whose season is over: those of the season, and those of the person
 * once they're in no season here, or nowhere, that still needs them. Rows that someone has locked wait for another time.
 *
 * @param entries which are due, as the part of a statement after FROM
 * @returns how many there were
 */
export async function forgetContacts(
  tx: Transaction,
  entries: Prisma.Sql,
  organizationId: OrganizationId,
  at: Date,
): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string; userId: string; seasonId: string }[]>`
    SELECT t.id, t.user_id AS "userId", s.id AS "seasonId" FROM ${entries}
    LIMIT ${MOST_ENTRIES} FOR NO KEY UPDATE OF t, u SKIP LOCKED`;
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.entry.updateMany({
    where: { id: { in: ids } },
    data: { contactsForgottenAt: at, bornOn: null, sharesPhone: false },
  });
  await tx.eligibilityDecision.deleteMany({ where: { entryId: { in: ids } } });
  await tx.$executeRaw`
    DELETE FROM handle h USING unnest(${rows.map(({ seasonId }) => seasonId)}::uuid[], ${rows.map(({ userId }) => userId)}::uuid[]) AS due (season_id, user_id)
    WHERE h.season_id = due.season_id AND h.user_id = due.user_id AND NOT EXISTS (
      SELECT FROM entry e JOIN division d ON d.id = e.division_id
      WHERE d.season_id = h.season_id AND e.user_id = h.user_id AND e.contacts_forgotten_at IS NULL)`;
  await forgetPeople(tx, [...new Set(rows.map(({ userId }) => userId))], organizationId);
  return rows.length;
}

async function forgetPeople(
  tx: Transaction,
  userIds: readonly string[],
  organizationId: OrganizationId,
): Promise<void> {
  const here = await tx.$queryRaw<{ id: string; isGone: boolean }[]>`
    SELECT u.id, NOT EXISTS (SELECT FROM entry e WHERE e.user_id = u.id AND e.contacts_forgotten_at IS NULL)
      AND NOT EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.role <> 'player') AS "isGone"
    FROM "user" u WHERE u.id = ANY(${[...userIds]}::uuid[]) AND NOT EXISTS (
      SELECT FROM entry e WHERE e.user_id = u.id AND e.organization_id = ${organizationId}::uuid
        AND e.contacts_forgotten_at IS NULL)`;
  const where = { organizationId, userId: { in: here.map(({ id }) => id) } };
  await tx.freeHours.deleteMany({ where });
  await tx.freeDay.deleteMany({ where });
  await tx.campusId.deleteMany({ where });
  const gone = here.filter(({ isGone }) => isGone).map(({ id }) => id);
  await tx.user.updateMany({ where: { id: { in: gone }, phone: { not: null } }, data: { phone: null } });
}
