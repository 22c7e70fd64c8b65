import type pg from "pg";
import { plural } from "@/lib/shared/text";
import { prisma } from "../client";
import { readDatabaseClock } from "../database-clock";
import type { Finding } from "./finding";
import { listMigrationNames } from "./migration-names";

/** Every migration of this version is applied. More are fine: during an upgrade the newer version brings its own. */
export async function checkMigrations(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ migration_name: string }>(
    `SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const applied = new Set(rows.map((row) => row.migration_name));
  const pending = listMigrationNames().filter((name) => !applied.has(name));
  if (pending.length === 0) return { ok: true, says: "Every migration is applied." };
  return {
    ok: false,
    says: `${plural(pending.length, "migration")} not applied: run "npm run migrate".`,
  };
}

/** PostgreSQL has connections left beside those it keeps for its superusers. */
export async function checkConnections(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ left: number }>(`
    SELECT (SELECT sum(setting::int * CASE name WHEN 'max_connections' THEN 1 ELSE -1 END) FROM pg_settings
            WHERE name IN ('max_connections', 'superuser_reserved_connections', 'reserved_connections'))::int
         - (SELECT sum(numbackends) FROM pg_stat_database)::int AS left`);
  const left = Math.max(0, rows[0]?.left ?? 0);
  if (left > 0) return { ok: true, says: "The database has connections left." };
  return { ok: false, says: "The database has no connection left." };
}

/** A page that needs the database now would get one of this process's connections. */
export async function checkPool(): Promise<Finding> {
  await prisma().$queryRaw`SELECT 1`;
  return { ok: true, says: "A connection of this process was free." };
}

/** See `readDatabaseClock`. */
export async function checkClock(client: pg.Client): Promise<Finding> {
  const { isRight, aheadMs } = await readDatabaseClock(undefined, async () => {
    const { rows } = await client.query<{ now: Date }>("SELECT clock_timestamp() AS now");
    if (!rows[0]) throw new Error("The database did not say what time it is");
    return rows[0].now;
  });
  if (isRight) return { ok: true, says: "This machine's clock agrees with the database's." };
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  const side = aheadMs > 0 ? "ahead of" : "behind";
  return {
    ok: false,
    says: `This machine's clock is ${minutes} min ${side} the database's. No sweep runs here.`,
  };
}

/** Five sweeps missed: one that is slow, or a restart, is not a problem yet. */
const LONGEST_BETWEEN_SWEEPS_S = 300;

/**
 * Some process has swept lately. One that has just started gives the jobs time to, and one that runs no jobs does not
 * answer for them.
 */
export async function checkJobs(client: pg.Client, upSeconds = process.uptime()): Promise<Finding> {
  if (process.env.ROOKERY_JOBS === "off") return { ok: true, says: "This process runs no jobs." };
  if (upSeconds < LONGEST_BETWEEN_SWEEPS_S) return { ok: true, says: "This process has just started." };
  const { rows } = await client.query<{ seconds: number }>(
    `SELECT extract(epoch FROM clock_timestamp() - at)::float8 AS seconds FROM heartbeat WHERE name = 'sweep'`,
  );
  const seconds = rows[0]?.seconds;
  if (seconds === undefined) return { ok: false, says: "No sweep has ever finished." };
  if (seconds < LONGEST_BETWEEN_SWEEPS_S) return { ok: true, says: "Jobs are done on time." };
  return { ok: false, says: `The last sweep finished ${Math.round(seconds / 60)} min ago.` };
}
