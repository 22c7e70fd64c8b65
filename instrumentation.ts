import type { Instrumentation } from "next";

/**
 * Runs once when a server process starts: starts its workers and its listener for changes made by other processes.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startBackground } = await import("./lib/jobs/background");
  await startBackground();
}

/**
 * Logs a bug once, with the number that the error page shows. If the database is away, that gets a page of its own.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logBug } = await import("./lib/telemetry/bug");
  const { noteDatabaseAway } = await import("./lib/db/database-away");
  noteDatabaseAway(error);
  logBug(error, { method, route: routePath });
};
