/** Runs once when a server process starts: its workers, and its ear for changes made by other processes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startBackground } = await import("./lib/jobs/background");
  await startBackground();
}
