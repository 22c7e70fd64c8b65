import { takeConsole } from "./console";
import { log } from "./log";
import { startTracing } from "./tracing";

/**
 * Called once when a server process starts, before anything prints or is traced. The development server keeps its
 * console, because people read it.
 */
export async function startTelemetry(): Promise<void> {
  if (process.env.NODE_ENV === "production") {
    takeConsole();
    takeWarnings();
  }
  await startTracing();
}

/** Node prints its warnings without the console. */
function takeWarnings(): void {
  process.removeAllListeners("warning");
  process.on("warning", (error) => log.warn("Node warns", { error }));
}
