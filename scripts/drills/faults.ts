import { parseArgs } from "node:util";
import { chooseDatabase } from "../local-settings.ts";
import { applyMigrations } from "../migrations/apply.ts";
import { buildAppIfStale } from "../next/build-app.ts";
import { runScript } from "../process/script.ts";
import { startDatabase } from "./faults/database.ts";
import { upgradeUnderLoad } from "./upgrade-under-load.ts";

runScript(drill, { dotEnv: false });

/**
 * Hurts a site under load: `npm run test:faults -- --from HEAD~5`, or with `--short` a few times only. The server is killed
 * and asked to stop, PostgreSQL is killed, its connections are taken and its disk is full, while people send forms and read
 * pages; at last one build takes over from another. Nothing acknowledged may be lost, no page may be a 5xx other than ours
 * that says the database is away, and no public page may be behind by more than two seconds.
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
