import { now } from "@/lib/clock";
import { prisma } from "@/lib/db/client";
import type { Transaction } from "@/lib/db/transaction";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import type { Role } from "../rules/permissions";

/** A person's roles in one organization: their own, and a director's while they stand in for one. */
export function listRoles(organizationId: OrganizationId, userId: UserId): Promise<readonly Role[]> {
  return readRoles(prisma(), organizationId, userId, now());
}

/** A person's roles in one organization at an instant, inside a transaction. */
export async function readRoles(
  db: Transaction,
  organizationId: OrganizationId,
  userId: UserId,
  at: Date,
): Promise<readonly Role[]> {
  const own = await db.membership.findMany({ where: { organizationId, userId }, select: { role: true } });
  const standsIn = await db.standIn.count({ where: { organizationId, userId, ...during(at) } });
  return withStandIn(
    own.map(({ role }) => role),
    standsIn > 0,
  );
}

/** Someone who stands in for a director has the rights of one. */
export function withStandIn(roles: readonly Role[], standsIn: boolean): readonly Role[] {
  return standsIn && !roles.includes("director") ? [...roles, "director"] : roles;
}

/** Stand-ins that hold at an instant. */
export function during(at: Date) {
  return { fromAt: { lte: at }, untilAt: { gt: at } };
}
