import { applyMigrations } from "./migrations/apply.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { runScript } from "./process/script.ts";

runScript(migrate);

/** Brings the database that DATABASE_URL names up to date. */
async function migrate(): Promise<void> {
  const url = await requireDatabase();
  const applied = await applyMigrations(url);
  for (const name of applied) console.log(`Applied ${name}.`);
  console.log(applied.length === 0 ? "The database is up to date already." : "The database is up to date.");
}
