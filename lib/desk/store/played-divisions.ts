import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import type { PlayedDivision } from "@/lib/season/view/overview";
import { instantFrom } from "@/lib/shared/instant";

/**
 * The divisions of an organization's seasons that are running or in registration, with their rounds, and those of
 * finished seasons whose players can still play or answer.
 */
export type Played = {
  /** Has it ever created a season? */
  readonly hasSeason: boolean;
  readonly divisions: readonly PlayedDivision[];
};

export async function readPlayedDivisions(organization: OrganizationFacts): Promise<Played> {
  const row = await readRow<{ hasSeason: boolean; divisions: readonly DivisionRow[] }>(Prisma.sql`
    SELECT
      EXISTS (SELECT FROM season WHERE organization_id = ${organization.id}::uuid) AS "hasSeason",
      (
        SELECT coalesce(json_agg(json_build_object(
          'season', json_build_object('slug', s.slug, 'name', s.name, 'status', s.status),
          'division', json_build_object('slug', d.slug, 'name', d.name),
          'rounds', (
            SELECT coalesce(json_agg(json_build_object(
              'stage', json_build_object('position', t.position, 'format', t.format),
              'number', r.number, 'opensAt', r.opens_at, 'deadlineAt', r.deadline_at,
              'matches', (
                SELECT coalesce(json_agg(json_build_object('status', status, 'decidedBy', decided_by)), '[]')
                FROM "match" WHERE round_id = r.id
              )
            ) ORDER BY t.position, r.number), '[]')
            FROM stage t JOIN round r ON r.stage_id = t.id WHERE t.division_id = d.id
          )
        ) ORDER BY s.starts_on DESC, s.name, d.position), '[]')
        FROM season s JOIN division d ON d.season_id = s.id
        WHERE s.organization_id = ${organization.id}::uuid AND (
          s.status IN ('registration', 'running')
          OR s.status = 'finished' AND d.id IN (
            SELECT t.division_id FROM "match" m JOIN round r ON r.id = m.round_id JOIN stage t ON t.id = r.stage_id
            WHERE m.organization_id = ${organization.id}::uuid AND m.status IN ('open', 'scheduled', 'reported')
          )
        )
      ) AS divisions`);
  return {
    hasSeason: row.hasSeason,
    divisions: row.divisions.map(({ season, division, rounds }) => ({
      season: { ...season, organization },
      division,
      rounds: rounds.map((round) => ({
        ...round,
        opensAt: instantFrom(round.opensAt),
        deadlineAt: instantFrom(round.deadlineAt),
      })),
    })),
  };
}

type DivisionRow = {
  readonly season: Omit<PlayedDivision["season"], "organization">;
  readonly division: PlayedDivision["division"];
  readonly rounds: readonly (Omit<PlayedDivision["rounds"][number], "opensAt" | "deadlineAt"> & {
    readonly opensAt: string;
    readonly deadlineAt: string;
  })[];
};
