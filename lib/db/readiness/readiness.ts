import pg from "pg";
import { log } from "@/lib/telemetry/log";
import { databaseUrl } from "../database-url";
import { checkClock, checkConnections, checkJobs, checkMigrations, checkPool } from "./checks";
import type { Finding } from "./finding";

/** What has to be right for this process to answer people. */
export type CheckName = "database" | "migrations" | "connections" | "clock" | "jobs" | "pool";

export type Check = Finding & { readonly name: CheckName };

/** No check takes longer. */
const PATIENCE_MS = 1_000;

/**
 * Can this process serve people? Asks the database on a connection of its own, so a pool with a long wait can't hold up
 * the answer.
 *
 * @param patienceMs how long each check may take
 */
export async function checkReadiness(patienceMs = PATIENCE_MS): Promise<readonly Check[]> {
  const pool = named("pool", checkPool, patienceMs);
  const client = new pg.Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: "rookery-ready",
  });
  client.on("error", () => undefined);
  try {
    const reached = await named("database", () => reach(client), patienceMs);
    if (!reached.ok) return [reached, await pool];
    return [reached, ...(await askInTurn(client, patienceMs)), await pool];
  } finally {
    // Not awaited: a server that hangs would never let go.
    void client.end().catch(() => undefined);
  }
}

/** One at a time, because a connection answers one query at a time; after one times out, the rest are skipped. */
async function askInTurn(client: pg.Client, patienceMs: number): Promise<Check[]> {
  const asked: Check[] = [];
  for (const [name, check] of Object.entries(QUESTIONS) as [
    CheckName,
    (client: pg.Client) => Promise<Finding>,
  ][]) {
    const isSilent = asked.at(-1)?.says === SILENCE.says;
    asked.push(isSilent ? { name, ...SILENCE } : await named(name, () => check(client), patienceMs));
  }
  return asked;
}

const QUESTIONS = {
  migrations: checkMigrations,
  connections: checkConnections,
  clock: checkClock,
  jobs: (client) => checkJobs(client),
} satisfies Partial<Record<CheckName, (client: pg.Client) => Promise<Finding>>>;

async function named(name: CheckName, check: () => Promise<Finding>, patienceMs: number): Promise<Check> {
  return { name, ...(await inTime(check, patienceMs)) };
}

const SILENCE: Finding = { ok: false, says: "There was no answer in time." };

async function inTime(check: () => Promise<Finding>, patienceMs: number): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(resolve, patienceMs, SILENCE);
  });
  const asked = check().catch((error) => {
    log.warn("A check of readiness failed", { error });
    return { ok: false, says: "The check failed." };
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** PostgreSQL's own words for having no connection left. */
const TOO_MANY_CONNECTIONS = "53300";

async function reach(client: pg.Client): Promise<Finding> {
  try {
    await client.connect();
    await client.query("SELECT 1");
    return { ok: true, says: "The database answers." };
  } catch (error) {
    log.warn("The database couldn't be reached", { error });
    const isFull = (error as { readonly code?: unknown }).code === TOO_MANY_CONNECTIONS;
    return {
      ok: false,
      says: isFull ? "The database has no connection left." : "The database does not answer.",
    };
  }
}
