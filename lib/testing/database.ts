import { afterAll, inject } from "vitest";
import { chooseDatabase } from "../../scripts/local-settings";
import { cloneTemplate, dropClone } from "../../scripts/postgres/template";

/**
 * A migrated, empty database for this test file alone. `process.env.DATABASE_URL` points to it from then on, so call it
 * at the top of the file, before importing anything that connects right away. All connections are closed at the end.
 *
 * @example const url = await freshDatabase();
 */
export async function freshDatabase(): Promise<string> {
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

/** Work that follows a commit can reconnect to the previous file's database, so each file also closes connections first. */
async function closeConnections(): Promise<void> {
  await (await import("@/lib/jobs/close-connections")).closeConnections();
}
