import { randomUUID } from "node:crypto";
import type pg from "pg";
import { withClient } from "../postgres/connect.ts";
import { projectVersion } from "../process/project.ts";
import { ScriptError } from "../process/script-error.ts";
import { refuseHalfRestored } from "./half-restored.ts";
import { type AppliedMigration, pendingMigrations } from "./pending.ts";
import { type Migration, readMigrations } from "./read.ts";
import { lastUsedBy } from "./removals.ts";

/** The advisory lock that `prisma migrate` takes too, so the two never run at the same time. */
export const MIGRATION_LOCK = 72_707_369;

/**
 * Migrates a database and returns the names of the applied migrations. Each file is one transaction: it applies
 * completely or not at all. Any number of processes can call this at the same time; they take turns.
 */
export function applyMigrations(url: string, files: Migration[] = readMigrations()): Promise<string[]> {
  return withClient(url, async (client) => {
    await refuseHalfRestored(client);
    return applyPending(client, files);
  });
}

/** Does the same on an open connection, including a database that's being restored. */
export async function applyPending(client: pg.Client, files: readonly Migration[]): Promise<string[]> {
  await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
  try {
    await makeMigrationsTable(client);
    const pending = pendingMigrations(files, await readApplied(client), projectVersion());
    for (const migration of pending) await applyOne(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  }
}

/**
 * The names of the migrations that this database lacks. Changes nothing.
 *
 * @param version whose files they are; it may not run after what a newer one removed
 */
export function listPending(
  url: string,
  files: Migration[] = readMigrations(),
  version = projectVersion(),
): Promise<string[]> {
  return withClient(url, async (client) => {
    await refuseHalfRestored(client);
    const { rows } = await client.query<{ exists: boolean }>(
      "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists",
    );
    const applied = rows[0]?.exists ? await readApplied(client) : [];
    return pendingMigrations(files, applied, version).map((migration) => migration.name);
  });
}

/** The first table of a new database, and so where a user who doesn't own it is refused (42501). */
async function makeMigrationsTable(client: pg.Client): Promise<void> {
  try {
    await client.query(MIGRATIONS_TABLE);
  } catch (error) {
    if ((error as { readonly code?: string }).code !== "42501") throw error;
    const { rows } = await client.query<{ user: string; database: string }>(
      `SELECT quote_ident(current_user) AS user, quote_ident(current_database()) AS database`,
    );
    const { user, database } = rows[0] ?? { user: "", database: "" };
    throw new ScriptError(
      `The user ${user} can't make tables in the database ${database}, because it doesn't own it. As PostgreSQL's superuser, run: ALTER DATABASE ${database} OWNER TO ${user}.`,
    );
  }
}

const MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                  VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"            VARCHAR(64) NOT NULL,
    "finished_at"         TIMESTAMPTZ,
    "migration_name"      VARCHAR(255) NOT NULL,
    "logs"                TEXT,
    "rolled_back_at"      TIMESTAMPTZ,
    "started_at"          TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    `SELECT migration_name, checksum, finished_at, rolled_back_at, logs FROM "_prisma_migrations" ORDER BY started_at`,
  );
  return rows;
}

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const lastUser = lastUsedBy(sql);
  try {
    await client.query("BEGIN");
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count, logs)
       VALUES ($1, $2, $3, clock_timestamp(), 1, $4)`,
      [randomUUID(), checksum, name, lastUser ? `-- Last used by: ${lastUser}` : null],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new ScriptError(`The migration ${name} failed and was rolled back: ${(error as Error).message}.`);
  }
}
