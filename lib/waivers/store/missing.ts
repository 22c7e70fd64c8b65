import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/prisma";
import type { CalendarDate } from "@/lib/shared/instant";
import { readWaiver } from "./texts";

/** Those of these people who haven't accepted the current waiver of a season; none if it asks for none. */
export async function findUnsigned(
  tx: Pick<Transaction, "waiverText" | "waiverAcceptance">,
  seasonId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { version, text } = await readWaiver(tx, seasonId);
  if (text === null) return new Set();
  const accepted = await tx.waiverAcceptance.findMany({
    where: { seasonId, version, userId: { in: [...userIds] } },
    select: { userId: true },
  });
  const have = new Set(accepted.map(({ userId }) => userId));
  return new Set(userIds.filter((id) => !have.has(id)));
}

/** A season whose waiver a player hasn't accepted. */
export type AskedWaiver = {
  readonly organization: string;
  readonly season: { readonly slug: string; readonly name: string; readonly startsOn: CalendarDate };
  /** The schedule of one of their divisions is published. */
  readonly isPaired: boolean;
};

/** The waivers that somebody has yet to accept, as JSON, for a statement that reads more. */
export function waiversAskedOf(userId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(asked), '[]') FROM (
      SELECT o.slug AS organization, json_build_object('slug', s.slug, 'name', s.name, 'startsOn', s.starts_on) AS season,
        bool_or(EXISTS (SELECT FROM stage WHERE stage.division_id = d.id)) AS "isPaired"
      FROM entry e
      JOIN division d ON d.id = e.division_id
      JOIN season s ON s.id = d.season_id
      JOIN organization o ON o.id = s.organization_id
      JOIN LATERAL (
        SELECT version, text FROM waiver_text WHERE season_id = s.id ORDER BY version DESC LIMIT 1
      ) w ON w.text IS NOT NULL
      WHERE e.user_id = ${userId}::uuid AND e.status IN ('pending', 'active', 'waitlisted')
        AND s.status IN ('registration', 'running')
        AND NOT EXISTS (
          SELECT FROM waiver_acceptance a
          WHERE a.season_id = s.id AND a.version = w.version AND a.user_id = e.user_id
        )
      GROUP BY s.id, o.slug ORDER BY s.starts_on, s.id LIMIT 20
    ) AS asked
  )`;
}
