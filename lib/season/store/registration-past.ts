import type { Transaction } from "@/lib/db/transaction";

/**
 * Is the last day to register over, by the database's clock, which all processes share? The caller must hold the lock
 * on the season, so that no one registers after the day while it waits for the lock.
 */
export async function isRegistrationPast(tx: Transaction, seasonId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ past: boolean }[]>`
    SELECT coalesce(
      clock_timestamp() >= (s.registration_closes_on + 1)::timestamp AT TIME ZONE o.time_zone, false
    ) AS past
    FROM season s JOIN organization o ON o.id = s.organization_id WHERE s.id = ${seasonId}::uuid`;
  return row?.past ?? false;
}
