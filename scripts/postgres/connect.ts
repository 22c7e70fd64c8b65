import pg from "pg";
import type { Home } from "./home.ts";
import { readPassword, SUPERUSER } from "./initialize.ts";

/** The URL of a database in this home's cluster. */
export function makeDatabaseUrl(home: Home, port: number, database: string): string {
  return `postgresql://${SUPERUSER}:${readPassword(home)}@127.0.0.1:${port}/${database}`;
}

/** Does the work on one connection, and always closes it afterward. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether this database answers now. */
export async function answers(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query("SELECT 1"));
    return true;
  } catch {
    return false;
  }
}

/** Creates a database unless it exists. Names come from our code, never from users. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}
