import cluster from "node:cluster";
import { createWriteStream } from "node:fs";
import { ownSettings } from "../../local/settings.ts";
import { serveEnvironment } from "../../next/server.ts";
import { anyFreePort } from "../../process/free-port.ts";
import { projectPath } from "../../process/project.ts";
import { onLeave } from "../../process/script.ts";
import type { Server } from "../../races/post-form.ts";
import { supervise } from "../../releases/supervise.ts";

export const SECRET = "only-for-drills-0123456789-0123456789";

/** How long the site may take to answer and acknowledge again. */
export const LONGEST_AWAY_MS = 120_000;

/** The site as `npm start` runs it: a server process that's restarted when it ends. */
export type Site = Server & { signal(signal: "SIGKILL" | "SIGTERM"): void };

/** @param log the file for the server processes' output */
export async function startSite(databaseUrl: string, log: string): Promise<Site> {
  const lines = createWriteStream(log);
  // The first call of setupPrimary sets the policy. This one is the supervisor's.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ silent: true });
  cluster.on("fork", ({ process: { stdout, stderr } }) => {
    stdout?.pipe(lines, { end: false });
    stderr?.pipe(lines, { end: false });
  });
  const port = await anyFreePort();
  const publicUrl = `http://localhost:${port}`;
  const own = ownSettings({ DATABASE_URL: databaseUrl, APP_URL: publicUrl, AUTH_SECRET: SECRET });
  const supervisor = await supervise(projectPath(), {
    settingsOf: () => serveEnvironment({ mode: "start", host: "127.0.0.1", port, settings: own }),
    say: () => {},
  });
  onLeave(supervisor.stop);
  void supervisor.ended.then((code) => {
    if (code !== 0) console.log(`The site has ended with code ${code}.`);
  });
  return {
    port,
    publicUrl,
    signal(signal) {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    },
  };
}
