import { prisma, type Transaction } from "@/lib/db/prisma";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import { addHours, instantOf } from "@/lib/shared/instant";

const HOURS_A_YEAR = 365 * 24;

/** How many times a person has given notice in an organization within a year. */
export function countNoticesOf(
  db: Pick<Transaction, "matchEvent">,
  organizationId: OrganizationId,
  userId: UserId,
  at: Date,
): Promise<number> {
  const since = new Date(addHours(instantOf(at), -HOURS_A_YEAR));
  return db.matchEvent.count({
    where: { organizationId, type: "NoticeGiven", actorUserId: userId, at: { gt: since } },
  });
}

/** The same for a page. */
export function countNotices(organizationId: OrganizationId, userId: UserId, at: Date): Promise<number> {
  return countNoticesOf(prisma(), organizationId, userId, at);
}
