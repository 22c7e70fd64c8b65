import { WHICH_DATABASE } from "../../lib/db/which-database.ts";
import { describeScriptError, ScriptError } from "../process/script-error.ts";
import { withClient } from "./connect.ts";

/** The oldest PostgreSQL that Rookery supports. */
const OLDEST = 15;

/**
 * The database of the settings, once it answers; without a pooler in between, if they name that. Throws a sentence if it
 * isn't set or doesn't answer.
 */
export async function requireDatabase(url?: string): Promise<string> {
  if (url) return requireAnswer(url);
  const answered = await requireAnswer(process.env.DIRECT_DATABASE_URL || process.env.DATABASE_URL);
  await requireSameDatabase(process.env);
  return answered;
}

/**
 * Refuses a DIRECT_DATABASE_URL that leads to another database than DATABASE_URL: the app would write to one, and migrate,
 * back up and listen to the other. A pooler that doesn't answer now keeps no one from a backup.
 */
export async function requireSameDatabase({
  DATABASE_URL: url,
  DIRECT_DATABASE_URL: direct,
}: Readonly<Record<string, string | undefined>>): Promise<void> {
  if (!url || !direct || url === direct) return;
  const [pooled, own] = await Promise.all([url, direct].map(askWhich));
  if (pooled === undefined || own === undefined || pooled === own) return;
  throw new ScriptError(
    `DIRECT_DATABASE_URL (${withoutPassword(direct)}) leads to another database than DATABASE_URL (${withoutPassword(url)}). Make both the same database, or remove DIRECT_DATABASE_URL if there's no pooler.`,
  );
}

/** Which database it is; undefined if it doesn't answer or doesn't say. */
async function askWhich(url: string): Promise<string | undefined> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ database: string }>(`SELECT ${WHICH_DATABASE} AS database`);
      return rows[0]?.database;
    });
  } catch {
    return undefined;
  }
}

async function requireAnswer(url: string | undefined): Promise<string> {
  if (!url) {
    throw new ScriptError(
      "DATABASE_URL isn't set. Give the URL of a PostgreSQL database, as .env.example shows.",
    );
  }
  const version = await askVersion(url);
  if (version < OLDEST) {
    throw new ScriptError(
      `The database is PostgreSQL ${version}, which is too old. Use PostgreSQL ${OLDEST} or newer.`,
    );
  }
  return url;
}

async function askVersion(url: string): Promise<number> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
      return Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000);
    });
  } catch (error) {
    throw new ScriptError(
      `The database at ${withoutPassword(url)} doesn't answer (${reasonOf(error)}). Check DATABASE_URL and that the server is running.`,
    );
  }
}

/** A failed connection to several addresses is an AggregateError with an empty message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : describeScriptError(first);
}

function withoutPassword(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}${port ? `:${port}` : ""}${pathname}`;
  } catch {
    return "DATABASE_URL";
  }
}
