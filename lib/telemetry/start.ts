import { takeConsole } from "./console";
import { startTracing } from "./tracing";

/**
 * Called once when a server process starts, before anything prints or is traced. The development server keeps its
 * console, which people read.
 */
export async function startTelemetry(): Promise<void> {
  if (process.env.NODE_ENV === "production") takeConsole();
  await startTracing();
}
