import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { closeConnections } from "@/lib/jobs/close-connections";
import { queue } from "@/lib/jobs/store/queue";
import { writeLetters } from "@/lib/mail/store/letters";
import { ownDatabase } from "@/lib/testing/database";
import { readContent, readSchema } from "@/lib/testing/database-content";
import { fillEveryTable } from "@/lib/testing/fill-every-table";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { applyMigrations, listPending } from "../migrations/apply";
import { checksumOf, type Migration, readMigrations } from "../migrations/read";
import { withClient } from "../postgres/connect";
import { checkBackup } from "./check-backup";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

// A restore applies every migration, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const url = await ownDatabase();
const server = inject("databaseServer");
const folder = mkdtempSync(join(tmpdir(), "rookery-backup-"));
const file = join(folder, "backup.sql.gz");
/** A table that a later version might add, with a sequence. */
const COUNTER = migration(
  "99990101000000_counter",
  "CREATE TABLE counter (id serial PRIMARY KEY, name text);",
);
const FILES = [...readMigrations(), COUNTER];

beforeAll(async () => {
  await applyMigrations(url, FILES);
  const league = await makeLeague({ players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("A league has matches");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  await writeFourLetters();
  await withClient(url, fillEveryTable);
  await withClient(url, (client) => client.query("SELECT setval('counter_id_seq', 41)"));
  await writeBackup(url, file, MONDAY);
});
afterAll(async () => {
  await closeConnections();
  rmSync(folder, { recursive: true, force: true });
});

test("everything is restored as it was, into a database whose owner isn't a superuser", async () => {
  const copy = await emptyDatabase("plain");
  const restored = await restoreBackup(copy, file, FILES);
  expect(restored).toMatchObject({ leftOut: [], applied: [], matches: 6, differing: 0 });

  const [before, after] = [await withClient(url, readContent), await withClient(copy, readContent)];
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(after).toEqual(before);
  expect(await withClient(copy, readSchema)).toEqual(await withClient(url, readSchema));
  expect(await listPending(copy, FILES)).toEqual([]);
});

test("guards work again: history can't be changed, and sequences continue", async () => {
  const copy = await emptyDatabase("guards");
  await restoreBackup(copy, file, FILES);
  await withClient(copy, async (client) => {
    await expect(client.query("UPDATE match_event SET type = 'Nonsense'")).rejects.toThrow("append-only");
    await expect(client.query("DELETE FROM organization")).rejects.toThrow("foreign key");
    const { rows } = await client.query("INSERT INTO counter (name) VALUES ('next') RETURNING id");
    expect(rows).toEqual([{ id: 42 }]);
  });
});

test("unsent emails are queued again, each once, including one that was being sent", async () => {
  const copy = await emptyDatabase("jobs");
  await restoreBackup(copy, file, FILES);
  const waiting = (database: string) =>
    withClient(database, async (client) => {
      const { rows } = await client.query<{ subject: string }>(
        `SELECT l.subject FROM pgboss.job j JOIN letter l ON l.id = (j.data->>'letterId')::uuid
         WHERE j.name = 'send-letter' AND j.state < 'completed' AND l.key LIKE 'letter-%' ORDER BY 1`,
      );
      return rows.map(({ subject }) => subject);
    });
  expect(await waiting(copy)).toEqual(["Active", "Created", "Retry"]);

  const settings = await withClient(copy, (client) =>
    client.query("SELECT DISTINCT retry_limit, retry_backoff, retry_count, state FROM pgboss.job"),
  );
  expect(settings.rows).toEqual([
    { retry_limit: 1_000, retry_backoff: true, retry_count: 0, state: "created" },
  ]);
});

test("a backup of an older version gets the newer migrations", async () => {
  const copy = await emptyDatabase("older");
  const NEWER = migration("99990102000000_newer", "UPDATE counter SET name = 'changed by a migration';");
  expect((await restoreBackup(copy, file, [...FILES, NEWER])).applied).toEqual([NEWER.name]);
  const names = await withClient(copy, (client) => client.query("SELECT DISTINCT name FROM counter"));
  expect(names.rows).toEqual([{ name: "changed by a migration" }]);
});

test("matches that differ from their events are counted and restored unchanged", async () => {
  const twisted = join(folder, "twisted.sql.gz");
  await withClient(url, (client) => client.query("UPDATE match SET home_wins = 1 WHERE status = 'open'"));
  await writeBackup(url, twisted, MONDAY);
  await withClient(url, (client) => client.query("UPDATE match SET home_wins = NULL WHERE status = 'open'"));
  const restored = await restoreBackup(await emptyDatabase("twisted"), twisted, FILES);
  expect(restored).toMatchObject({ matches: 6, differing: 5 });
});

test("every table is in the backup, except for the migrations and the queue's own tables", async () => {
  const carried = (await checkBackup(file)).tables.map(({ name }) => name);
  const listMissing = () =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE c.relkind IN ('r', 'p', 'm', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
           AND n.nspname NOT LIKE 'pg\\_%' AND NOT c.relispartition ORDER BY 1`,
      );
      return rows.map(({ name }) => name).filter((name) => !carried.includes(name));
    });
  const QUEUE = ["archive", "job", "queue", "schedule", "subscription", "version"];
  const known = [...QUEUE.map((name) => `pgboss.${name}`), "public._prisma_migrations"];
  expect(await listMissing()).toEqual(known);

  await withClient(url, (client) => client.query("CREATE SCHEMA aside CREATE TABLE forgotten (id int)"));
  expect(await listMissing()).toEqual(["aside.forgotten", ...known]);
  await withClient(url, (client) => client.query("DROP SCHEMA aside CASCADE"));
});

test("an unknown table is in the backup but isn't restored", async () => {
  const other = join(folder, "other.sql.gz");
  await withClient(url, (client) =>
    client.query("CREATE TABLE notes (id serial, words text); INSERT INTO notes (words) VALUES ('x')"),
  );
  await writeBackup(url, other, MONDAY);
  await withClient(url, (client) => client.query("DROP TABLE notes"));
  const restored = await restoreBackup(await emptyDatabase("other"), other, FILES);
  expect(restored.leftOut).toEqual(["public.notes"]);
});

test("only the owner can read the file, people can understand it, and it contains no password", async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = gunzipSync(readFileSync(file)).toString("utf8");
  expect(text).toContain('--   {"name":"public.match","columns":');
  expect(text).toMatch(/\n-- sha256 [0-9a-f]{64}\n$/);
  expect(text).not.toContain(new URL(url).password);
});

test("a change during a backup is in it completely or not at all", async () => {
  const during = join(folder, "during.sql.gz");
  await withClient(url, async (client) => {
    await client.query(`BEGIN; LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE`);
    const writing = writeBackup(url, during, MONDAY);
    await untilBlocked();
    const id = await client.query<{ id: string }>(
      `INSERT INTO "user" (id, email) VALUES (gen_random_uuid(), 'late@lakeside.example') RETURNING id`,
    );
    await client.query(`INSERT INTO letter_choice (user_id, token) VALUES ($1, 'late')`, [id.rows[0]?.id]);
    await client.query("COMMIT");
    await writing;
  });
  const { tables } = await checkBackup(during);
  const before = (await checkBackup(file)).tables;
  expect(tables).toEqual(before);
});

test("a connection that's lost partway leaves no file", async () => {
  const lost = join(folder, "lost", "backup.sql.gz");
  await withClient(url, async (client) => {
    await client.query(`BEGIN; LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE`);
    const writing = writeBackup(url, lost, MONDAY);
    const failed = expect(writing).rejects.toThrow();
    const pid = await untilBlocked();
    await client.query("SELECT pg_terminate_backend($1)", [pid]);
    await failed;
    await client.query("ROLLBACK");
  });
  expect(statSync(lost, { throwIfNoEntry: false })).toBeUndefined();
});

/**
 * The process that's waiting for a lock. Uses its own connection, because the answer never changes within a
 * transaction.
 */
async function untilBlocked(): Promise<number> {
  return withClient(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (rows[0]) return rows[0].pid;
    }
  });
}

/** One that was sent, and three in different waiting states. */
async function writeFourLetters(): Promise<void> {
  const states = ["Completed", "Created", "Retry", "Active"];
  const drafts = states.map((subject) => ({
    key: `letter-${subject}`,
    to: { name: "Reader", email: "reader@lakeside.example" },
    subject,
    text: "Words.",
    html: "<p>Words.</p>",
  }));
  await inTransaction((tx) => writeLetters(tx, null, drafts, MONDAY));
  const letters = await prisma().letter.findMany({ where: { key: { startsWith: "letter-" } } });
  await queue();
  for (const { id, subject } of letters) {
    await prisma().$executeRaw`
      UPDATE pgboss.job SET state = ${subject.toLowerCase()}::pgboss.job_state, started_on = now()
      WHERE data->>'letterId' = ${id}`;
  }
}

/** A database whose role owns it and has no other rights, as on a hosted server. */
async function emptyDatabase(name: string): Promise<string> {
  const database = `restored_${name}_${process.pid}`;
  await withClient(server, async (client) => {
    await client.query(`CREATE ROLE ${database} LOGIN PASSWORD 'only-a-test'`);
    await client.query(`CREATE DATABASE ${database} OWNER ${database}`);
  });
  const address = new URL(server);
  Object.assign(address, { username: database, password: "only-a-test", pathname: `/${database}` });
  return address.href;
}

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: checksumOf(Buffer.from(sql)) };
}
