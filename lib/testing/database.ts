import { afterAll, inject } from "vitest";
import { chooseDatabase } from "../../scripts/local-settings";
import { cloneTemplate, dropClone } from "../../scripts/postgres/template";

/**
 * A migrated, empty database that no other file is using. `process.env.DATABASE_URL` points to it from then on, so
 * call it at the top of the file, before importing anything that connects right away.
 *
 * The next file of the same process gets the same database and connections, without the rows, because PostgreSQL would
 * read what it knows about the tables again for new ones. A file that changes more than rows, or breaks connections, calls
 * `ownDatabase`.
 *
 * @example const url = await freshDatabase();
 */
export async function freshDatabase(): Promise<string> {
  const isNew = shared === undefined;
  shared ??= await cloneTemplate(inject("databaseServer"));
  if (process.env.DATABASE_URL === shared) await finishWork();
  else await closeConnections();
  chooseDatabase(shared);
  const { countParts, emptyDatabase } = await import("./empty-database");
  if (!isNew) await emptyDatabase();
  const parts = await countParts();
  afterAll(async () => {
    await finishWork();
    if ((await countParts()) === parts) return;
    shared = undefined;
    throw new Error("These tests change more than rows: call ownDatabase");
  });
  return shared;
}

/** As `freshDatabase`, for this test file alone. All connections are closed at the end. */
export async function ownDatabase(): Promise<string> {
  await closeConnections();
  const server = inject("databaseServer");
  const url = await cloneTemplate(server);
  afterAll(async () => {
    await closeConnections();
    await dropClone(server, url);
  });
  chooseDatabase(url);
  return url;
}

/** The database that files of this process use one after another. */
let shared: string | undefined;

/** Ends what goes on after a test, and would write into the next file's tables. */
async function finishWork(): Promise<void> {
  await (await import("@/lib/jobs/close-connections")).finishWork();
}

/** Work that follows a commit can reconnect to the previous file's database, so each file also closes connections first. */
async function closeConnections(): Promise<void> {
  await (await import("@/lib/jobs/close-connections")).closeConnections();
}
