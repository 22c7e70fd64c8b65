import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { databaseUrl } from "@/lib/db/database-url";
import { readContent } from "@/lib/testing/database-content";

/** Finds a text in the whole database of this test file. */
export function searchDatabase(): (text: string) => Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  beforeAll(() => client.connect());
  afterAll(() => client.end());
  return (text) => searchEverything(client, text);
}

/** Where a text is found in the whole database, also in the queue. */
async function searchEverything(client: pg.Client, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [table, rows] of await readContent(client))
    if (rows.some((row) => row.toLowerCase().includes(text.toLowerCase()))) found.push(table);
  const { rowCount } = await client.query("SELECT FROM pgboss.job j WHERE j::text ILIKE '%' || $1 || '%'", [
    text,
  ]);
  return rowCount ? [...found, "pgboss.job"] : found;
}
