import { Prisma } from "@/lib/db/generated/client";
import { ORGANIZATION_FACTS, type OrganizationFacts } from "@/lib/people/store/organizations";
import type { RolesAt } from "@/lib/people/store/roles-everywhere";
import type { UserId } from "@/lib/shared/ids";
import type { CalendarDate } from "@/lib/shared/instant";
import type { SeasonStatusName } from "../rules/steps";

/** A season in registration. If its last day to register is over, the person who asks has registered. */
export type OpenSeason = {
  readonly slug: string;
  readonly name: string;
  readonly status: SeasonStatusName;
  readonly startsOn: CalendarDate;
  readonly registrationClosesOn: CalendarDate | null;
  readonly organization: OrganizationFacts;
};

/**
 * The seasons in registration of the organizations that know someone, soonest first, as JSON: those that they can still
 * register for, or have. Someone whom no one knows yet can choose among all.
 */
export function openSeasonsFor(
  { id, rolesEverywhere }: { readonly id: UserId; readonly rolesEverywhere: readonly RolesAt[] },
  at: Date,
): Prisma.Sql {
  const known = rolesEverywhere.map(({ organization }) => organization.id);
  const own = known.length > 0 ? Prisma.sql`AND s.organization_id = ANY(${known}::uuid[])` : Prisma.empty;
  return Prisma.sql`(
    SELECT coalesce(json_agg(listed), '[]') FROM (
      SELECT s.slug, s.name, s.status, s.starts_on AS "startsOn", s.registration_closes_on AS "registrationClosesOn",
        ${ORGANIZATION_FACTS} AS organization
      FROM season s JOIN organization o ON o.id = s.organization_id
      WHERE s.status = 'registration' ${own} AND (
        s.registration_closes_on IS NULL
        OR ${at}::timestamptz < (s.registration_closes_on + 1)::timestamp AT TIME ZONE o.time_zone
        OR EXISTS (
          SELECT FROM entry e JOIN division d ON d.id = e.division_id
          WHERE e.user_id = ${id}::uuid AND d.season_id = s.id
        )
      )
      ORDER BY s.starts_on, s.name LIMIT 50
    ) AS listed
  )`;
}
