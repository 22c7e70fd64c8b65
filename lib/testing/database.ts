import { afterAll, inject } from "vitest";
import { chooseDatabase } from "../../scripts/local-settings";
import { cloneTemplate, dropClone } from "../../scripts/postgres/template";

/**
 * A migrated, empty database for this test file alone. `process.env.DATABASE_URL` points to it from then on, so call it
 * at the top of the file, before importing anything that connects right away.
 *
 * @example const url = await freshDatabase();
 */
export async function freshDatabase(): Promise<string> {
  const server = inject("databaseServer");
  const url = await cloneTemplate(server);
  afterAll(() => dropClone(server, url));
  chooseDatabase(url);
  return url;
}
