import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { MIGRATION_LOCK } from "../migrations/apply.ts";
import { refuseHalfRestored } from "../migrations/half-restored.ts";
import { withClient } from "../postgres/connect.ts";
import { ScriptError } from "../process/script-error.ts";
import { describeDatabase, hasQueue, settle, WAITING_JOBS } from "./database.ts";
import { type Manifest, makeHeader } from "./manifest.ts";
import { END_OF_ROWS, makeCopyLine, makeTarget } from "./script.ts";
import { makeSeal } from "./seal.ts";

/**
 * Writes one file that `restoreBackup` turns into the same database: all tables as they were at one moment, while
 * people keep playing. The file gets its name only once it's complete and on the disk.
 */
export async function writeBackup(url: string, file: string, at: Date): Promise<Manifest> {
  if (existsSync(file)) throw new ScriptError(`${file} exists already. Choose another name.`);
  return withClient(url, async (client) => {
    await settle(client);
    await refuseUnlessWhole(client);
    // A migration during the backup would change the tables under the snapshot.
    await client.query("SELECT pg_advisory_lock_shared($1)", [MIGRATION_LOCK]);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const manifest = await describeDatabase(client, at);
    await writeWhole(file, script(client, manifest));
    await client.query("COMMIT");
    return manifest;
  });
}

async function refuseUnlessWhole(client: pg.Client): Promise<void> {
  await refuseHalfRestored(client);
  const { rows } = await client.query<{ has: boolean }>(
    "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS has",
  );
  if (rows[0]?.has) return;
  throw new ScriptError("There is nothing to back up: this database has no Rookery tables.");
}

async function* script(client: pg.Client, manifest: Manifest): AsyncGenerator<string | Buffer> {
  yield makeHeader(manifest);
  for (const table of manifest.tables) {
    yield makeCopyLine(table);
    yield* copyOut(client, `COPY ${makeTarget(table)} TO STDOUT`);
    yield END_OF_ROWS;
  }
  yield makeCopyLine(manifest.jobs);
  if (await hasQueue(client)) yield* copyOut(client, `COPY (${WAITING_JOBS}) TO STDOUT`);
  yield END_OF_ROWS;
}

/** The rows end a moment before the connection is ready for the next statement. */
async function* copyOut(client: pg.Client, sql: string): AsyncGenerator<Buffer> {
  const isReady = new Promise((resolve) => client.once("drain", resolve));
  yield* client.query(copyTo(sql));
  await isReady;
}

async function writeWhole(file: string, content: AsyncIterable<string | Buffer>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await makeFolder(dirname(file));
  try {
    await pipeline(
      Readable.from(content),
      createGzip(),
      seal,
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    await flushFolder(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new ScriptError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

async function* seal(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield makeSeal(hash.digest("hex"));
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ScriptError(`The folder ${folder} cannot be created: ${(error as Error).message}.`);
  }
}

/** The new name survives a power failure only if the folder is on the disk too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
