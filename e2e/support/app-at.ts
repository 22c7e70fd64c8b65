import { randomUUID } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Instant } from "@/lib/shared/instant";
import { startApp, waitForHealth } from "../../scripts/next/server.ts";
import { anyFreePort } from "../../scripts/process/free-port.ts";
import { projectPath } from "../../scripts/process/project.ts";
import { waitUntil } from "../../scripts/process/wait-until.ts";

const LONG = { timeoutMs: 60_000, everyMs: 20 };

export type AppAt = {
  readonly url: string;
  /** Sets its clock to a later time. */
  readonly setClock: (at: Instant) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Another app process on the tests' database, with a clock that starts at another time. The first process runs the
 * jobs: a sweep at that time would close everyone's rounds.
 */
export async function startAppAt(at: Instant): Promise<AppAt> {
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const clock = join(tmpdir(), `rookery-clock-${randomUUID()}`);
  const settings = {
    APP_URL: url,
    ROOKERY_JOBS: "off",
    CLOCK_BEGINS: at,
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${pathToFileURL(projectPath("e2e", "support", "clock.mjs"))}`,
  };
  const app = startApp({ mode: "start", host: "127.0.0.1", port, settings, output: "ignore" });
  await waitForHealth(app, "127.0.0.1", port);
  return {
    url,
    stop: app.stop,
    async setClock(later) {
      writeFileSync(`${clock}.new`, later);
      renameSync(`${clock}.new`, clock);
      const isSet = await waitUntil(async () => !existsSync(clock) || undefined, LONG);
      if (!isSet) throw new Error("The app didn't set its clock.");
    },
  };
}
