import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { waitForHealth } from "../next/server.ts";
import { anyFreePort } from "../process/free-port.ts";
import { projectPath } from "../process/project.ts";
import { run } from "../process/run.ts";
import { type Tethered, tether } from "../process/tether.ts";
import { type Home, homeAt } from "../releases/home.ts";

/** An installation of its own, as docs/operations.md sets one up, with a database that is thrown away. */
export type ReleaseHome = Home & {
  /** The public address. */
  readonly site: string;
  readonly port: number;
  /** Runs `npm run upgrade` with these arguments; true when it worked. */
  upgrade(...args: readonly string[]): Promise<boolean>;
  /** Starts the site from the release that is current, and waits until it answers. */
  start(): Promise<Tethered>;
  remove(): void;
};

export async function makeReleaseHome(databaseUrl: string): Promise<ReleaseHome> {
  const home = homeAt(mkdtempSync(join(tmpdir(), "rookery-home-")));
  const port = await anyFreePort();
  const site = `http://localhost:${port}`;
  const settings = {
    DATABASE_URL: databaseUrl,
    APP_URL: site,
    AUTH_SECRET: "only-for-drills-0123456789-0123456789",
    PORT: String(port),
    HOST: "127.0.0.1",
    DEMO: "1",
    LOG_LEVEL: "warn",
  };
  writeFileSync(
    home.dotEnv,
    Object.entries(settings)
      .map((pair) => `${pair.join("=")}\n`)
      .join(""),
  );
  const env = { ...process.env, ...Object.fromEntries(OF_OURS.map((name) => [name, undefined])) };

  return {
    ...home,
    site,
    port,
    async upgrade(...args) {
      const script = projectPath("scripts", "upgrade.ts");
      const all = ["--import", "tsx", script, "--home", home.folder, ...args];
      return (await run(process.execPath, all, { output: "show", env })).code === 0;
    },
    async start() {
      const release = realpathSync(home.current);
      const app = tether(process.execPath, ["--import", "tsx", join(release, "scripts", "start.ts")], {
        signal: "TERM",
        output: "inherit",
        cwd: release,
        env,
      });
      await waitForHealth(app, "127.0.0.1", port);
      return app;
    },
    remove: () => rmSync(home.folder, { recursive: true, force: true }),
  };
}

/** What our own process may have been given and an installation hasn't. */
const OF_OURS = ["DATABASE_URL", "APP_URL", "AUTH_SECRET", "PORT", "HOST", "NODE_ENV", "npm_lifecycle_event"];

/** Where a release keeps the script, and where older releases kept it. */
const FILL_PROCESS = ["scripts/local/fill-process.ts", "scripts/here/fill-process.ts"];

/** Fills the demo league into the database of a home, as its current release does that. */
export async function fillDemo(home: Home): Promise<void> {
  const release = realpathSync(home.current);
  const script = FILL_PROCESS.map((path) => join(release, path)).find(existsSync) ?? "";
  const env = parseEnv(readFileSync(home.dotEnv, "utf8"));
  const { code } = await run(process.execPath, ["--import", "tsx", script], {
    output: "show",
    cwd: release,
    env,
  });
  if (code !== 0) throw new Error("The demo league can't be filled in.");
}
