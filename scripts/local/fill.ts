import { randomBytes } from "node:crypto";
import { applyMigrations } from "../migrations/apply.ts";
import { ensureDatabase, withClient } from "../postgres/connect.ts";
import { projectPath } from "../process/project.ts";
import { run } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";
import { ownSettings } from "./settings.ts";

const FILLING = "the demo league is being filled in";

/**
 * Brings the tables of this database up to date and fills the demo league into it when it has no organization yet.
 * With an `adminUrl` the database is ours, and one whose filling was cut short is made again.
 */
export async function prepareDatabase(url: string, adminUrl: string | undefined): Promise<void> {
  if (adminUrl && (await readComment(url)) === FILLING) await makeAnew(url, adminUrl);
  await applyMigrations(url);
  if (!(await isEmpty(url))) return;

  if (adminUrl) await writeComment(url, FILLING);
  console.log("Filling in the demo league …");
  await fillDemo(url, "show");
  if (adminUrl) await writeComment(url, "the demo league");
}

/**
 * Adds the demo's organizations to an empty database. In a process of its own, so that nothing of it is still connected
 * when the server stops; with settings of its own, because a fresh machine has none.
 */
export async function fillDemo(url: string, output: "show" | "keep"): Promise<void> {
  const script = projectPath("scripts", "local", "fill-process.ts");
  const env = ownSettings({
    DATABASE_URL: url,
    APP_URL: "http://localhost",
    AUTH_SECRET: randomBytes(32).toString("base64url"),
  });
  const filled = await run(process.execPath, ["--import", "tsx", script], { output, env });
  if (filled.code === 0) return;
  throw new ScriptError(["The demo league could not be filled in.", filled.output].join("\n").trim());
}

async function makeAnew(url: string, adminUrl: string): Promise<void> {
  const name = databaseName(url);
  await withClient(adminUrl, (client) =>
    client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
  await ensureDatabase(adminUrl, name);
}

function isEmpty(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(`SELECT 1 FROM "organization" LIMIT 1`);
    return rowCount === 0;
  });
}

function readComment(url: string): Promise<string | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      "SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = current_database()",
    );
    return rows[0]?.comment ?? undefined;
  });
}

async function writeComment(url: string, text: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `COMMENT ON DATABASE ${client.escapeIdentifier(databaseName(url))} IS ${client.escapeLiteral(text)}`,
    ),
  );
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}
