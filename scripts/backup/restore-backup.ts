import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { applyPending } from "../migrations/apply.ts";
import { markHalfRestored, refuseHalfRestored } from "../migrations/half-restored.ts";
import { type Migration, readMigrations } from "../migrations/read.ts";
import { withClient } from "../postgres/connect.ts";
import { ScriptError } from "../process/script-error.ts";
import { openBackup, refuseMissing } from "./check-backup.ts";
import { countIn, settle } from "./database.ts";
import { finishRestore } from "./finish-restore.ts";
import { guardless } from "./guards.ts";
import type { Manifest, Table } from "./manifest.ts";
import { makeTarget, quote, readScript } from "./script.ts";

/** What was restored. */
export type Restored = {
  readonly manifest: Manifest;
  /** Tables in the backup that don't belong to Rookery. They aren't restored. */
  readonly leftOut: readonly string[];
  /** Migrations that are newer than the backup. */
  readonly applied: readonly string[];
  readonly matches: number;
  /** Matches whose row differs from their events. They already differed when the backup was made. */
  readonly differing: number;
};

/**
 * Restores a backup into an empty database: first the tables as they were at the time, then all rows in one
 * transaction, then any newer migrations. The database is marked until the last step, so nothing starts on it.
 */
export async function restoreBackup(
  url: string,
  file: string,
  files: readonly Migration[] = readMigrations(),
): Promise<Restored> {
  const manifest = await openBackup(file);
  const migrations = findMigrations(manifest, files);
  return withClient(url, async (client) => {
    await settle(client);
    await takeTurn(client);
    await refuseUnlessEmpty(client);
    await markHalfRestored(client);
    await applyPending(client, migrations);
    const leftOut = await load(client, file, manifest);
    const applied = await applyPending(client, files);
    return { manifest, leftOut, applied, ...(await finishRestore(client, url)) };
  });
}

/** The migrations that the backup was made with. */
function findMigrations(manifest: Manifest, files: readonly Migration[]): Migration[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return manifest.migrations.map(({ name, checksum }) => {
    const file = byName.get(name);
    if (!file) {
      throw new ScriptError(
        `This backup was made by a newer version (${manifest.app}, with the migration ${name}). Restore it with that version.`,
      );
    }
    if (file.checksum === checksum) return file;
    throw new ScriptError(
      `The migration ${name} is not the one that the backup was made with. Restore the original file.`,
    );
  });
}

async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    "SELECT pg_try_advisory_lock(hashtextextended('restore a backup', 64)) AS taken",
  );
  if (!rows[0]?.taken) throw new ScriptError("Another restore is running on this database.");
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  await refuseHalfRestored(client);
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1`,
  );
  if (rows.length === 0) return;
  throw new ScriptError(
    `The database is not empty: it has ${rows.length} tables, including ${rows[0]?.name}. Restore into a new, empty one.`,
  );
}

async function load(client: pg.Client, file: string, manifest: Manifest): Promise<string[]> {
  const leftOut: string[] = [];
  await client.query("CREATE TEMPORARY TABLE waiting_job (name text, data jsonb)");
  await client.query("BEGIN");
  await guardless(client, async (ours) => {
    await readScript(file, async (table, rows) => {
      if (table.name === manifest.jobs.name) return copyIn(client, { ...table, name: "waiting_job" }, rows);
      if (ours.has(table.name)) return copyIn(client, table, rows);
      leftOut.push(table.name);
      for await (const _ of rows);
    });
  });
  // Those of tables that were left out aren't there, and then setval does nothing.
  for (const { name, value } of manifest.sequences)
    await client.query("SELECT setval(to_regclass($1), $2)", [quote(name), value]);
  await client.query("COMMIT");
  return leftOut;
}

async function copyIn(client: pg.Client, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`COPY ${makeTarget(table)} FROM STDIN`)));
  refuseMissing(table, await countIn(client, quote(table.name)));
}
