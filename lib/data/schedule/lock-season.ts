import type { Transaction } from "../prisma";
import type { SeasonStatus } from "../seasons";

/** Holds a division and its season, as they are now: who finishes the season meanwhile, or registers, waits. */
export async function lockSeason(
  tx: Transaction,
  organizationId: string,
  divisionId: string,
): Promise<SeasonStatus | undefined> {
  const [row] = await tx.$queryRaw<{ status: SeasonStatus }[]>`
    SELECT s.status::text AS status FROM division d JOIN season s ON s.id = d.season_id
    WHERE d.id = ${divisionId}::uuid AND d.organization_id = ${organizationId}::uuid FOR UPDATE OF d, s`;
  return row?.status;
}
