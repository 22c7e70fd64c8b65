import { chooseDatabase } from "../local-settings.ts";
import { applyMigrations } from "../migrations/apply.ts";
import { onLeave } from "../process/script.ts";
import { startThrowawayServer } from "./throwaway.ts";

/**
 * Does the work on a real, migrated PostgreSQL database and deletes it afterward. Until then,
 * `process.env.DATABASE_URL` points to it. For simulations and race tests.
 *
 * @param settings PostgreSQL's own settings, on top of ours
 * @example await withThrowawayDatabase(async () => simulateSeason());
 */
export async function withThrowawayDatabase<Result>(
  work: (url: string) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const server = await startThrowawayServer(settings);
  onLeave(server.stop);
  try {
    const url = server.url("rookery");
    await applyMigrations(url);
    chooseDatabase(url);
    return await work(url);
  } finally {
    await server.stop();
  }
}
