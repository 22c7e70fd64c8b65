import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { inTransaction } from "@/lib/db/transaction";
import { closeConnections } from "@/lib/jobs/close-connections";
import { writeLetters } from "@/lib/mail/store/letters";
import { ownDatabase } from "@/lib/testing/database";
import { readContent } from "@/lib/testing/database-content";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { applyMigrations, listPending, MIGRATION_LOCK } from "../migrations/apply";
import { readMigrations } from "../migrations/read";
import { ensureDatabase, withClient } from "../postgres/connect";
import { generateClient } from "../prisma/generate-client";
import { projectPath } from "../process/project";
import { ScriptError } from "../process/script-error";
import { checkBackup } from "./check-backup";
import { FORMAT, makeHeader } from "./manifest";
import { restoreBackup } from "./restore-backup";
import { checkSeal } from "./seal";
import { writeBackup } from "./write-backup";

// A restore applies every migration, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const url = await ownDatabase();
const server = inject("databaseServer");
const folder = mkdtempSync(join(tmpdir(), "rookery-backup-"));
const file = join(folder, "backup.sql.gz");
const damaged = join(folder, "damaged.sql.gz");

beforeAll(async () => {
  await makeLeague({ players: 4 });
  await inTransaction((tx) => writeLetters(tx, null, [LETTER], MONDAY));
  await writeBackup(url, file, MONDAY);
});
afterAll(async () => {
  await closeConnections();
  rmSync(folder, { recursive: true, force: true });
});

describe("a file", () => {
  test("with one flipped bit is refused, wherever it is", async () => {
    const good = readFileSync(file);
    const ends = [...Array(32).keys(), ...Array.from({ length: 120 }, (_, index) => good.length - 1 - index)];
    const spread = Array.from({ length: 150 }, (_, index) => Math.floor((index * good.length) / 150));
    for (const position of new Set([...ends, ...spread])) {
      const bytes = Buffer.from(good);
      bytes[position] = (bytes[position] ?? 0) ^ (1 << (position % 8));
      writeFileSync(damaged, bytes);
      await expect(checkSeal(damaged), `byte ${position}`).rejects.toThrow("is not a whole backup");
    }
    await expect(restoreBackup(await emptyDatabase(), damaged)).rejects.toThrow("is not a whole backup");
  });

  test("that was cut off is refused, however much is left", async () => {
    const good = readFileSync(file);
    for (const length of [0, 1, 50, 100, Math.floor(good.length / 2), good.length - 100, good.length - 1]) {
      writeFileSync(damaged, good);
      truncateSync(damaged, length);
      await expect(checkBackup(damaged), `${length} bytes`).rejects.toThrow("is not a whole backup");
    }
  });

  test("that doesn't exist is refused", async () => {
    await expect(checkBackup(join(folder, "none"))).rejects.toThrow("cannot be read");
  });

  test("that exists isn't overwritten", async () => {
    await expect(writeBackup(url, file, MONDAY)).rejects.toThrow("exists already");
  });

  test("in a folder that can't be written gives a sentence", async () => {
    await expect(writeBackup(url, join(file, "below.sql.gz"), MONDAY)).rejects.toThrow("cannot be created");
  });
});

describe("a backup of a newer version", () => {
  test("is refused if it has an unknown migration", async () => {
    const older = readMigrations().slice(0, -1);
    const copy = await emptyDatabase();
    await expect(restoreBackup(copy, file, older)).rejects.toThrow("made by a newer version");
    expect(await listTables(copy)).toEqual([]);
  });

  test("is refused if its format is unknown", async () => {
    const manifest = await checkBackup(file);
    const { parseHeader } = await import("./manifest");
    const newer = { ...manifest, format: FORMAT + 1 } as unknown as typeof manifest;
    const lines = makeHeader(newer)
      .trim()
      .split("\n")
      .map((line) => line.slice(3));
    expect(() => parseHeader(lines)).toThrow("made by a newer version");
  });

  test("is refused if a migration differs from ours of the same name", async () => {
    const changed = readMigrations().map((each, index) =>
      index === 0 ? { ...each, checksum: "other" } : each,
    );
    await expect(restoreBackup(await emptyDatabase(), file, changed)).rejects.toThrow("is not the one");
  });
});

describe("a database", () => {
  test("that isn't empty is refused and doesn't change", async () => {
    const before = await withClient(url, readContent);
    await expect(restoreBackup(url, file)).rejects.toThrow("The database is not empty");
    expect(await withClient(url, readContent)).toEqual(before);
    expect(await listPending(url)).toEqual([]);
  });

  test.each([
    "CREATE TABLE one (id int)",
    "CREATE VIEW one AS SELECT 1",
    "CREATE SCHEMA pgboss CREATE TABLE job (id int)",
  ])("with only this in it is refused: %s", async (sql) => {
    const copy = await emptyDatabase();
    await withClient(copy, (client) => client.query(sql));
    await expect(restoreBackup(copy, file)).rejects.toThrow("The database is not empty");
  });

  test("without Rookery tables isn't backed up", async () => {
    const nothing = writeBackup(await emptyDatabase(), join(folder, "nothing"), MONDAY);
    await expect(nothing).rejects.toThrow("nothing to back up");
  });

  test("takes one restore at a time", async () => {
    const copy = await emptyDatabase();
    const both = await Promise.allSettled([restoreBackup(copy, file), restoreBackup(copy, file)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    // Without its turn, the second could be refused for what the first has begun, or not.
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: new ScriptError("Another restore is running on this database."),
    });
    expect(await withClient(copy, readContent)).toEqual(await withClient(url, readContent));
  });
});

describe("a restore that is killed", () => {
  test.each([
    { why: "before the tables are made", lock: `pg_advisory_lock(${MIGRATION_LOCK})` },
    { why: "after the rows are in", lock: "pg_advisory_lock(hashtextextended('make a queue', 64))" },
  ])("$why leaves a database on which nothing starts", async ({ lock }) => {
    await generateClient();
    const copy = await emptyDatabase();
    await withClient(copy, async (client) => {
      await client.query(`SELECT ${lock}`);
      const restore = startRestore(copy);
      await untilWaiting(copy);
      restore.kill("SIGKILL");
      await once(restore, "exit");
    });
    const refused = "is being restored, or its restore was cut short";
    await expect(listPending(copy)).rejects.toThrow(refused);
    await expect(applyMigrations(copy)).rejects.toThrow(refused);
    await expect(writeBackup(copy, join(folder, "half"), MONDAY)).rejects.toThrow(refused);
    await expect(restoreBackup(copy, file)).rejects.toThrow(/cut short|Another restore/);
  });
});

function startRestore(copy: string) {
  const script = projectPath("scripts", "restore.ts");
  return spawn(process.execPath, ["--import", "tsx", script, file], {
    cwd: projectPath(),
    env: { ...process.env, DATABASE_URL: copy },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

/** Waits until a connection is waiting for a lock that another one holds. */
async function untilWaiting(copy: string): Promise<void> {
  await withClient(copy, async (client) => {
    await vi.waitUntil(
      async () => {
        const { rowCount } = await client.query(
          `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
           WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
        );
        return rowCount;
      },
      { timeout: 120_000, interval: 20 },
    );
  });
}

function listTables(copy: string): Promise<unknown[]> {
  return withClient(
    copy,
    async (client) => (await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).rows,
  );
}

let made = 0;
async function emptyDatabase(): Promise<string> {
  made += 1;
  const name = `refusals_${process.pid}_${made}`;
  await ensureDatabase(server, name);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

const LETTER = {
  key: "letter",
  to: { name: "Reader", email: "reader@lakeside.example" },
  subject: "Hello",
  text: "Words.",
  html: "<p>Words.</p>",
};
