import { expect, vi } from "vitest";
import { prisma } from "@/lib/db/client";

/** Waits until so many connections to this database are blocked by another's transaction. */
export async function isWaiting(count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await prisma().$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(rows).toHaveLength(count);
    },
    { timeout: 20_000 },
  );
}
