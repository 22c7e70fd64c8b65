import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitForHealth } from "../../scripts/next/server.ts";
import { cloneTemplate, dropClone } from "../../scripts/postgres/template.ts";
import { anyFreePort } from "../../scripts/process/free-port.ts";
import { projectPath } from "../../scripts/process/project.ts";
import { tether } from "../../scripts/process/tether.ts";

/** A site that has just been started for the first time, as `npm start` starts it: its database is empty. */
export async function startFreshSite(): Promise<{
  readonly url: string;
  readonly readLog: () => string;
  readonly stop: () => Promise<void>;
}> {
  const admin = new URL(process.env.DATABASE_URL ?? "");
  admin.pathname = "/postgres";
  const database = await cloneTemplate(admin.href);
  const folder = mkdtempSync(join(tmpdir(), "rookery-fresh-"));
  const log = join(folder, "log");
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const app = tether(process.execPath, ["--import", "tsx", projectPath("scripts", "start.ts")], {
    signal: "TERM",
    output: openSync(log, "w"),
    cwd: projectPath(),
    env: {
      ...process.env,
      DATABASE_URL: database,
      APP_URL: url,
      DEMO: "",
      HOST: "127.0.0.1",
      PORT: String(port),
    },
  });
  await waitForHealth(app, "127.0.0.1", port);
  return {
    url,
    readLog: () => readFileSync(log, "utf8"),
    async stop() {
      await app.stop();
      await dropClone(admin.href, database);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
