import { parseArgs } from "node:util";
import { useDatabase } from "../local-settings.ts";
import { applyMigrations } from "../migrations/apply.ts";
import { buildAppIfStale } from "../next/build-app.ts";
import { runScript } from "../process/script.ts";
import { startDatabase } from "./faults/database.ts";

runScript(drill, { dotEnv: false });

/**
 * Hurts a site under load: `npm run test:faults`, or with `--short` a few times only. The server is killed and asked to
 * stop, PostgreSQL is killed, its connections are taken and its disk is full, while people send forms and read pages.
 * Nothing acknowledged may be lost, no page may be a 5xx other than ours that says the database is away, and no public
 * page may be behind by more than two seconds.
 */
async function drill(): Promise<void> {
  const { values } = parseArgs({ options: { short: { type: "boolean", default: false } } });
  await buildAppIfStale();
  const database = await startDatabase();
  await applyMigrations(database.url);
  useDatabase(database.url);
  const { runFaults } = await import("./faults/run.ts");
  const { closeConnections } = await import("../../lib/data/close.ts");
  try {
    process.exitCode = (await runFaults(database, values.short)) ? 0 : 1;
  } finally {
    await closeConnections();
  }
}
