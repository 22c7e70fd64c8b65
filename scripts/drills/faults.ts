import { parseArgs } from "node:util";
import { chooseDatabase } from "../local-settings.ts";
import { applyMigrations } from "../migrations/apply.ts";
import { buildAppIfStale } from "../next/build-app.ts";
import { runScript } from "../process/script.ts";
import { startDatabase } from "./faults/database.ts";
import { upgradeUnderLoad } from "./upgrade-under-load.ts";

runScript(drill, { dotEnv: false });

/**
 * Breaks a site under load: `npm run test:faults -- --from HEAD~5`, or `--short` for only a few times. While
 * people send forms and read pages, it kills and stops the server, kills PostgreSQL, uses up its connections and
 * fills its disk. At the end, one build takes over from another. Nothing acknowledged may be lost, the only 5xx
 * may be our own page for a database that's down, and no public page may be more than two seconds out of date.
 */
async function drill(): Promise<void> {
  const { values } = parseArgs({
    options: { short: { type: "boolean", default: false }, from: { type: "string", default: "HEAD~1" } },
  });
  const isUnhurt = await hurt(values.short);
  const isUnnoticed = values.short || (await upgradeUnderLoad({ from: values.from, to: "HEAD" }));
  process.exitCode = isUnhurt && isUnnoticed ? 0 : 1;
}

async function hurt(isShort: boolean): Promise<boolean> {
  await buildAppIfStale();
  const database = await startDatabase();
  await applyMigrations(database.url);
  chooseDatabase(database.url);
  const { runFaults } = await import("./faults/run.ts");
  const { closeConnections } = await import("../../lib/jobs/close-connections.ts");
  try {
    return await runFaults(database, isShort);
  } finally {
    await closeConnections();
  }
}
