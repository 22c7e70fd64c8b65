import pg from "pg";
import { prisma } from "@/lib/db/client";
import { databaseUrl, isPooled } from "@/lib/db/database-url";
import { log } from "@/lib/telemetry/log";

const processState = globalThis as { rookeryLimits?: pg.Pool };

/**
 * Connections used only for counting. They are separate from the app's own, so a flood waits for these two and never
 * holds up the pages people read. If the wait is too long, the request is refused with an error rather than let
 * through.
 */
export function limitPool(): pg.Pool {
  processState.rookeryLimits ??= makePool();
  return processState.rookeryLimits;
}

export async function closeLimitPool(): Promise<void> {
  const pool = processState.rookeryLimits;
  delete processState.rookeryLimits;
  await pool?.end();
}

/**
 * Deletes counts whose window is over, by the database's clock. Counts that claim to end later than the longest window
 * were made by a server whose clock is ahead; they are deleted too, so no one is locked out for days.
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
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on("error", (error) => log.warn("A connection for limits reports an error", { error }));
  if (isPooled()) dropNames(pool);
  return pool;
}

/** The limiter names its statements. Behind a pooler, a connection can't keep what was prepared. */
function dropNames(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (query: pg.QueryConfig) => Promise<pg.QueryResult>;
  pool.query = (({ name: _, ...unnamed }: pg.QueryConfig) => query(unnamed)) as typeof pool.query;
}
