import { takeConsole } from "./console";
import { startTracing } from "./tracing";

/** Called once when a server process starts. The development server keeps its console, which is read by people. */
export async function startTelemetry(): Promise<void> {
  if (process.env.NODE_ENV === "production") takeConsole();
  await startTracing();
}
