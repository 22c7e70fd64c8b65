import pg from "pg";
import type { Home } from "./home.ts";
import { readPassword, SUPERUSER } from "./initialize.ts";

/** The address of a database in the cluster of this home. */
export function makeDatabaseUrl(home: Home, port: number, database: string): string {
  return `postgresql://${SUPERUSER}:${readPassword(home)}@127.0.0.1:${port}/${database}`;
}

/** Does work on one connection, which is closed afterwards in any case. */
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

/** Does this database answer now? */
export async function answers(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query("SELECT 1"));
    return true;
  } catch {
    return false;
  }
}

/** Makes a database; one that exists already is left alone. Names come from us, never from people. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}
