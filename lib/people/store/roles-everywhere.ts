import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import type { Role } from "../rules/permissions";
import { ORGANIZATION_FACTS, type OrganizationFacts } from "./organizations";

/** A person's roles in an organization that knows them. */
export type RolesAt = { readonly organization: OrganizationFacts; readonly roles: readonly Role[] };

/** The organizations that someone directs. */
export function directedBy(rolesEverywhere: readonly RolesAt[]): readonly OrganizationId[] {
  return rolesEverywhere
    .filter(({ roles }) => roles.includes("director"))
    .map(({ organization }) => organization.id);
}

/** A person's roles in every organization that knows them, with a director's where they stand in for one. */
export async function listRolesEverywhere(userId: UserId, at: Date): Promise<readonly RolesAt[]> {
  const [row] = await prisma().$queryRaw<{ rolesEverywhere: readonly RolesAt[] }[]>`
    SELECT ${rolesAsJson(Prisma.sql`${userId}::uuid`, at)} AS "rolesEverywhere"`;
  return row?.rolesEverywhere ?? [];
}

/**
 * A person's roles in every organization as JSON, for a statement that reads more of them: the organizations in the order
 * they joined them.
 *
 * @param counts a condition on `held_role`
 */
export function rolesAsJson(userId: Prisma.Sql, at: Date, counts: Prisma.Sql = Prisma.sql`TRUE`): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object(
      'organization', (SELECT ${ORGANIZATION_FACTS} FROM organization o WHERE o.id = held.organization_id),
      'roles', held.roles
    ) ORDER BY held.since, held.organization_id), '[]')
    FROM (
      SELECT organization_id, json_agg(DISTINCT role::text) AS roles, min(since) AS since FROM (
        SELECT organization_id, role, created_at AS since FROM membership WHERE user_id = ${userId}
        UNION ALL
        SELECT organization_id, 'director', 'infinity' FROM stand_in
        WHERE user_id = ${userId} AND from_at <= ${at}::timestamptz AND until_at > ${at}::timestamptz
      ) AS held_role WHERE ${counts} GROUP BY organization_id
    ) AS held
  )`;
}
