import { pathToFileURL } from "node:url";
import type { Instant } from "@/lib/shared/instant";
import { startApp, waitForHealth } from "../../scripts/next/server.ts";
import { anyFreePort } from "../../scripts/process/free-port.ts";
import { projectPath } from "../../scripts/process/project.ts";

/**
 * The app once more, on the database of all stories, with a clock that begins at another moment. It leaves the jobs to
 * the first: a sweep at that moment would close everybody's rounds.
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
