import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { ORGANIZATION_FACTS } from "@/lib/people/store/organizations";
import { readRulesOnce, type StoredPack } from "./read-rules";
import type { SeasonFacts } from "./season-facts";

/** The facts of a season (s) of an organization (o) as JSON, with its newest rules. */
export const SEASON_FACTS = Prisma.sql`json_build_object(
  'id', s.id, 'slug', s.slug, 'name', s.name, 'status', s.status, 'startsOn', s.starts_on,
  'registrationClosesOn', s.registration_closes_on, 'venueId', s.venue_id,
  'organization', ${ORGANIZATION_FACTS},
  'divisions', (
    SELECT coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name,
      'underAge', under_age, 'capacity', capacity, 'publicNames', public_names) ORDER BY position), '[]')
    FROM division WHERE season_id = s.id
  ),
  'isPublished', EXISTS (
    SELECT FROM stage t JOIN division d ON d.id = t.division_id WHERE d.season_id = s.id
  ),
  'pack', (
    SELECT json_build_object('id', id, 'version', version, 'rules', rules) FROM rule_pack
    WHERE season_id = s.id ORDER BY version DESC LIMIT 1
  ),
  'breaks', (
    SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'from', from_date, 'until', until_date)
      ORDER BY from_date, id), '[]')
    FROM season_break WHERE season_id = s.id
  )
)`;

/** What that reads. */
export type SeasonRow = Omit<SeasonFacts, "rules" | "rulePackId" | "rulesVersion"> & {
  readonly pack: (StoredPack & { readonly version: number }) | null;
};

/** The facts of seasons in one statement. `which`: conditions on the season (s) or its organization (o), and an order. */
export async function readSeasons(
  db: Pick<Transaction, "$queryRaw">,
  which: Prisma.Sql,
): Promise<readonly SeasonFacts[]> {
  const rows = await db.$queryRaw<{ season: SeasonRow }[]>`
    SELECT ${SEASON_FACTS} AS season FROM season s JOIN organization o ON o.id = s.organization_id ${which}`;
  return rows.map(({ season }) => toSeason(season));
}

export function toSeason({ pack, ...season }: SeasonRow): SeasonFacts {
  if (!pack) throw new Error(`Season ${season.id} has no rule pack`);
  return { ...season, rules: readRulesOnce(pack), rulePackId: pack.id, rulesVersion: pack.version };
}
