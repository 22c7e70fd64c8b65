import pg from "pg";
import { databaseUrl, prisma } from "@/lib/db/prisma";
import { log } from "@/lib/telemetry/log";

const kept = globalThis as { rookeryLimits?: pg.Pool };

/**
 * Connections that only count how often something is asked. They are not the app's own: a flood waits for these two, and
 * pages that people read never wait behind it. Who waits too long is refused with an error rather than let through.
 */
export function limitPool(): pg.Pool {
  kept.rookeryLimits ??= makePool();
  return kept.rookeryLimits;
}

export async function closeLimitPool(): Promise<void> {
  const pool = kept.rookeryLimits;
  delete kept.rookeryLimits;
  await pool?.end();
}

/**
 * Forgets counts whose window is over, by the database's own clock. Counts that claim to end after the longest window
 * were made by a server whose clock is ahead; they go, too, so that nobody is locked out for days.
 */
export async function deleteSpentCounts(longestWindowMs: number): Promise<void> {
  await prisma().$executeRaw`
    DELETE FROM rate_limit WHERE expire NOT BETWEEN
      (extract(epoch FROM now()) * 1000)::bigint AND (extract(epoch FROM now()) * 1000)::bigint + ${longestWindowMs}::bigint`;
}

function makePool(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    application_name: "rookery-limits",
    max: 2,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    allowExitOnIdle: true,
  });
  // An idle connection that breaks is replaced when the next one is asked for.
  pool.on("error", (error) => log.warn("A connection for limits reports an error", { error }));
  return pool;
}
