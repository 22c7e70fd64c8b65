import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handOver, takeBaseBackup, unpackBaseBackup } from "./base-backup.ts";
import { type Home, homeIn } from "./home.ts";
import { type Server, startServer } from "./server.ts";
import { serverUser } from "./server-user.ts";

/** A throwaway server and a streaming replica of it. */
export type Pair = {
  readonly primary: Server;
  readonly replica: Server;
  /** Starts a server that was restored from a base backup and the log of the primary. Stop it before the pair. */
  restore(): Promise<Server>;
  /** Stops both and deletes their data. */
  stop(): Promise<void>;
};

/**
 * Starts a server, lets `fill` write to it, and starts a replica of it.
 *
 * @param lateMs how much later the replica has what the primary wrote
 */
export async function startPair(fill: (primary: Server) => Promise<unknown>, lateMs: number): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), "rookery-pair-"));
  chmodSync(folder, 0o755);
  const home = makeHome(join(folder, "primary"));
  const primary = await startServer(home, { durable: false });
  await fill(primary);
  const origin = { server: primary, home };
  const replica = await startCopy(origin, join(folder, "replica"), "standby", {
    primary_conninfo: primary.url("postgres"),
    recovery_min_apply_delay: String(lateMs),
  });
  return {
    primary,
    replica,
    restore: () =>
      startCopy(origin, join(folder, "restored"), "recovery", {
        restore_command: `cp ${home.data}/pg_wal/%f %p`,
      }),
    async stop() {
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startCopy(
  of: { readonly server: Server; readonly home: Home },
  folder: string,
  signal: "standby" | "recovery",
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const base = `${folder}-base`;
  mkdirSync(base);
  await takeBaseBackup(of, base);
  const home = makeHome(folder);
  await unpackBaseBackup(base, of.home, home);
  writeFileSync(join(home.data, `${signal}.signal`), "");
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(home.data, "postgresql.conf"), lines.join(""));
  await handOver(home);
  return startServer(home, { durable: false });
}

function makeHome(folder: string): Home {
  mkdirSync(folder, { mode: 0o755 });
  return homeIn(folder, serverUser(join(folder, "data")));
}
