import { Prisma } from "@/lib/db/generated/client";
import { ORGANIZATION_FACTS, type OrganizationFacts } from "@/lib/people/store/organizations";
import type { Standing } from "@/lib/people/store/standings";
import type { CalendarDate } from "@/lib/shared/instant";
import type { SeasonStatusName } from "../rules/steps";

/** A season in registration; its last day to register can be over. */
export type OpenSeason = {
  readonly slug: string;
  readonly name: string;
  readonly status: SeasonStatusName;
  readonly startsOn: CalendarDate;
  readonly registrationClosesOn: CalendarDate | null;
  readonly organization: OrganizationFacts;
};

/**
 * The seasons in registration of the organizations that know somebody, soonest first, as JSON. Somebody whom nobody knows
 * yet can choose among all.
 */
export function openSeasonsFor(standings: readonly Standing[]): Prisma.Sql {
  const known = standings.map(({ organization }) => organization.id);
  const own = known.length > 0 ? Prisma.sql`AND s.organization_id = ANY(${known}::uuid[])` : Prisma.empty;
  return Prisma.sql`(
    SELECT coalesce(json_agg(listed), '[]') FROM (
      SELECT s.slug, s.name, s.status, s.starts_on AS "startsOn", s.registration_closes_on AS "registrationClosesOn",
        ${ORGANIZATION_FACTS} AS organization
      FROM season s JOIN organization o ON o.id = s.organization_id
      WHERE s.status = 'registration' ${own}
      ORDER BY s.starts_on, s.name LIMIT 50
    ) AS listed
  )`;
}
