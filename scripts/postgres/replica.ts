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
  const replica = await startReplica({ server: primary, home }, folder, lateMs);
  return {
    primary,
    replica,
    async stop() {
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startReplica(
  primary: { readonly server: Server; readonly home: Home },
  folder: string,
  lateMs: number,
): Promise<Server> {
  const base = join(folder, "base");
  mkdirSync(base);
  await takeBaseBackup(primary, base);
  const home = makeHome(join(folder, "replica"));
  await unpackBaseBackup(base, primary.home, home);
  writeFileSync(join(home.data, "standby.signal"), "");
  appendFileSync(
    join(home.data, "postgresql.conf"),
    `primary_conninfo = '${primary.server.url("postgres")}'
recovery_min_apply_delay = ${lateMs}\n`,
  );
  await handOver(home);
  return startServer(home, { durable: false });
}

function makeHome(folder: string): Home {
  mkdirSync(folder, { mode: 0o755 });
  return homeIn(folder, serverUser(join(folder, "data")));
}
