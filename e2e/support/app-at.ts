import { pathToFileURL } from "node:url";
import type { Instant } from "@/lib/shared/instant";
import { startApp, waitForHealth } from "../../scripts/next/server.ts";
import { anyFreePort } from "../../scripts/process/free-port.ts";
import { projectPath } from "../../scripts/process/project.ts";

/**
 * Another app process on the tests' database, with a clock that starts at another time. The first process runs the
 * jobs: a sweep at that time would close everyone's rounds.
 */
export async function startAppAt(at: Instant): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const settings = {
    APP_URL: url,
    ROOKERY_JOBS: "off",
    CLOCK_BEGINS: at,
    NODE_OPTIONS: `--import ${pathToFileURL(projectPath("e2e", "support", "clock.mjs"))}`,
  };
  const app = startApp({ mode: "start", host: "127.0.0.1", port, settings, output: "ignore" });
  await waitForHealth(app, "127.0.0.1", port);
  return { url, stop: app.stop };
}
