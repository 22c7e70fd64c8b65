import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { CalendarDate } from "@/lib/shared/instant";
import { FULL_AGE } from "../rules/minor";

/** Those of these players who haven't accepted the current waiver of a season; none if it asks for none. */
export async function findUnsigned(
  tx: Pick<Transaction, "$queryRaw">,
  { seasonId, today }: { readonly seasonId: string; readonly today: CalendarDate },
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ userId: string }[]>`
    SELECT DISTINCT e.user_id AS "userId" ${unacceptedOn(Prisma.sql`${today}::date`)}
      AND s.id = ${seasonId}::uuid AND e.user_id = ANY(${[...userIds]}::uuid[])`;
  return new Set(rows.map(({ userId }) => userId));
}

/** A season whose waiver a player hasn't accepted. */
export type AskedWaiver = {
  readonly organization: string;
  readonly season: { readonly slug: string; readonly name: string; readonly startsOn: CalendarDate };
  /** The first day of the season is over. */
  readonly hasBegun: boolean;
  /** The schedule of one of their divisions is published. */
  readonly isPaired: boolean;
};

/** The waivers that someone has yet to accept, as JSON, for a statement that reads more. */
export function waiversAskedOf(userId: string, at: Date): Prisma.Sql {
  const today = Prisma.sql`(${at}::timestamptz AT TIME ZONE o.time_zone)::date`;
  return Prisma.sql`(
    SELECT coalesce(json_agg(asked), '[]') FROM (
      SELECT o.slug AS organization, json_build_object('slug', s.slug, 'name', s.name, 'startsOn', s.starts_on) AS season,
        s.starts_on < ${today} AS "hasBegun",
        bool_or(EXISTS (SELECT FROM stage WHERE stage.division_id = d.id)) AS "isPaired"
      ${unacceptedOn(today)} AND e.user_id = ${userId}::uuid AND s.status IN ('registration', 'running')
      GROUP BY s.id, o.id ORDER BY s.starts_on, s.id LIMIT 20
    ) AS asked
  )`;
}

/** The entries whose player has yet to accept the waiver; with a guardian if the entry says they're a minor (`isMinor`). */
function unacceptedOn(today: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    FROM entry e
    JOIN division d ON d.id = e.division_id
    JOIN season s ON s.id = d.season_id
    JOIN organization o ON o.id = s.organization_id
    JOIN LATERAL (
      SELECT version, text FROM waiver_text WHERE season_id = s.id ORDER BY version DESC LIMIT 1
    ) w ON w.text IS NOT NULL
    WHERE e.status IN ('pending', 'active', 'waitlisted') AND NOT EXISTS (
      SELECT FROM waiver_acceptance a
      WHERE a.season_id = s.id AND a.version = w.version AND a.user_id = e.user_id AND (
        a.guardian_name IS NOT NULL
        OR coalesce(
          e.born_on <= ${today} - make_interval(years => ${FULL_AGE}::int), d.under_age > ${FULL_AGE}::int, true
        )
      )
    )`;
}
