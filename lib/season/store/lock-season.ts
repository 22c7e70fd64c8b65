import type { Transaction } from "@/lib/db/transaction";
import type { DivisionId, OrganizationId } from "@/lib/shared/ids";
import type { SeasonFacts, SeasonStatus } from "./seasons";

/** Locks a division and its season and reads them. Finishing the season and registering wait for the lock. */
export async function lockSeason(
  tx: Transaction,
  organizationId: OrganizationId,
  divisionId: DivisionId,
): Promise<SeasonStatus | undefined> {
  const [row] = await tx.$queryRaw<{ status: SeasonStatus }[]>`
    SELECT s.status::text AS status FROM division d JOIN season s ON s.id = d.season_id
    WHERE d.id = ${divisionId}::uuid AND d.organization_id = ${organizationId}::uuid FOR UPDATE OF d, s`;
  return row?.status;
}

/** Have the breaks changed since the season was read? The caller must hold the lock on the season. */
export async function haveBreaksChanged(tx: Transaction, season: SeasonFacts): Promise<boolean> {
  const rows = await tx.seasonBreak.findMany({ where: { seasonId: season.id }, select: { id: true } });
  const known = season.breaks.map(({ id }) => id);
  return rows.length !== known.length || rows.some(({ id }) => !known.includes(id));
}

/** Have the rules changed since the season was read? The caller must hold the lock on the season. */
export async function haveRulesChanged(tx: Transaction, season: SeasonFacts): Promise<boolean> {
  const newest = await tx.rulePack.findFirst({
    where: { seasonId: season.id },
    orderBy: { version: "desc" },
  });
  return newest?.id !== season.rulePackId;
}
