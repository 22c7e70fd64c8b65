import type pg from "pg";
import { projectVersion } from "../process/project.ts";
import { FORMAT, type Manifest, type Table } from "./manifest.ts";
import { quote } from "./script.ts";

/** Makes values look the same on the way out and in, whatever the server's settings, and turns off time limits. */
export async function settle(client: pg.Client): Promise<void> {
  for (const [name, value] of Object.entries(SESSION)) await client.query(`SET ${name} = '${value}'`);
}

const SESSION = {
  client_encoding: "UTF8",
  timezone: "UTC",
  datestyle: "ISO, YMD",
  intervalstyle: "postgres",
  extra_float_digits: "1",
  bytea_output: "hex",
  statement_timeout: "0",
  lock_timeout: "0",
  idle_in_transaction_session_timeout: "0",
};

/** Describes what a backup of this database contains. Called inside the snapshot that's copied next. */
export async function describeDatabase(client: pg.Client, takenAt: Date): Promise<Manifest> {
  const { rows: version } = await client.query<{ server_version: string }>("SHOW server_version");
  return {
    format: FORMAT,
    app: projectVersion(),
    takenAt: takenAt.toISOString(),
    postgres: version[0]?.server_version ?? "",
    migrations: await listApplied(client),
    tables: await countEach(client, await listTables(client)),
    sequences: await listSequences(client),
    jobs: await describeJobs(client),
  };
}

/** The part of the job queue that's copied: unfinished jobs. `finishRestore` queues them again. */
export const WAITING_JOBS = `
  SELECT name, data FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND left(name, 2) <> '__'
  AND name NOT IN (SELECT name FROM pgboss.schedule)`;

async function listApplied(client: pg.Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

/** Every table of the league with its writable columns. Migrations are in the manifest instead. */
async function listTables(client: pg.Client): Promise<Omit<Table, "rows">[]> {
  const { rows } = await client.query<Omit<Table, "rows">>(
    `SELECT 'public.' || c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows;
}

async function countEach(client: pg.Client, tables: readonly Omit<Table, "rows">[]): Promise<Table[]> {
  const counted: Table[] = [];
  for (const table of tables) counted.push({ ...table, rows: await countIn(client, quote(table.name)) });
  return counted;
}

/** The number of rows in a table or query. */
export async function countIn(client: pg.Client, source: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${source}`);
  return Number(rows[0]?.count);
}

async function listSequences(client: pg.Client) {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT 'public.' || sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  return rows;
}

async function describeJobs(client: pg.Client): Promise<Table> {
  const rows = (await hasQueue(client)) ? await countIn(client, `(${WAITING_JOBS}) AS waiting`) : 0;
  return { name: "pgboss.job", columns: ["name", "data"], rows };
}

/** Whether an app has ever run on this database. The app creates the queue on first use. */
export async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    "SELECT to_regclass('pgboss.job') IS NOT NULL AND to_regclass('pgboss.schedule') IS NOT NULL AS has",
  );
  return rows[0]?.has ?? false;
}
