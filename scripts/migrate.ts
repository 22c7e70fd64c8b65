import { applyMigrations } from "./migrations/apply.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { refuseOptions } from "./process/refuse-options.ts";
import { runScript } from "./process/script.ts";

runScript(migrate);

/** Migrates the database in DATABASE_URL. */
async function migrate(): Promise<void> {
  refuseOptions();
  const url = await requireDatabase();
  const applied = await applyMigrations(url);
  for (const name of applied) console.log(`Applied ${name}.`);
  console.log(applied.length === 0 ? "The database was already up to date." : "The database is up to date.");
}
