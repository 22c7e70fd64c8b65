import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import type { OrganizationId } from "@/lib/shared/ids";

/** Is there a director, or someone who stands in for one, who doesn't play in the match that the statement calls `m`? */
export function someoneDecides(at: Date): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM (
      SELECT user_id FROM membership WHERE organization_id = m.organization_id AND role = 'director'
      UNION ALL
      SELECT user_id FROM stand_in WHERE organization_id = m.organization_id
        AND from_at <= ${at}::timestamptz AND until_at > ${at}::timestamptz
    ) d
    WHERE d.user_id NOT IN (SELECT user_id FROM entry WHERE id IN (m.home_entry_id, m.away_entry_id))
  )`;
}

/** The cases of an organization that no one can decide: their ids as JSON. */
export function undecidableIn(organizationId: OrganizationId, at: Date): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(m.id), '[]') FROM "match" m
    WHERE m.organization_id = ${organizationId}::uuid
      AND (m.status = 'with-director' OR m.correction = 'with-director') AND NOT ${someoneDecides(at)}
  )`;
}

/** Is there a director, or someone who stands in for one, who doesn't play in this match? */
export async function canAnyoneDecide(matchId: string, at: Date): Promise<boolean> {
  const row = await readRow<{ is: boolean }>(Prisma.sql`
    SELECT ${someoneDecides(at)} AS "is" FROM "match" m WHERE m.id = ${matchId}::uuid`);
  return row.is;
}
