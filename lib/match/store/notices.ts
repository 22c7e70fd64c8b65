import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import { addHours, instantOf } from "@/lib/shared/instant";

const HOURS_A_YEAR = 365 * 24;

/** How many times a person has given notice in an organization within a year. */
export async function countNoticesOf(
  db: Pick<Transaction, "$queryRaw">,
  organizationId: OrganizationId,
  userId: UserId,
  at: Date,
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT ${noticesGiven(Prisma.sql`${organizationId}::uuid`, userId, at)} AS count`;
  return row?.count ?? 0;
}

/** The number of notices that a person has given within a year, for a statement that reads more. */
export function noticesGiven(organizationId: Prisma.Sql, userId: UserId, at: Date): Prisma.Sql {
  const since = new Date(addHours(instantOf(at), -HOURS_A_YEAR));
  return Prisma.sql`(
    SELECT count(*)::int FROM match_event
    WHERE organization_id = ${organizationId} AND actor_user_id = ${userId}::uuid
      AND type = 'NoticeGiven' AND at > ${since}::timestamptz
  )`;
}
