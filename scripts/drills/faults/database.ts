import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { answers, withClient } from "../../postgres/connect.ts";
import { homeIn } from "../../postgres/home.ts";
import { readPostmaster } from "../../postgres/postmaster.ts";
import { type Server, startServer } from "../../postgres/server.ts";
import { serverUser } from "../../postgres/server-user.ts";
import { anyFreePort } from "../../process/free-port.ts";
import { onLeave } from "../../process/script.ts";
import { waitUntil } from "../../process/wait-until.ts";
import { mountSmallDisk, type SmallDisk } from "./disk.ts";

/** A PostgreSQL server for the drill. It keeps its address, whatever happens to it. */
export type Database = {
  readonly url: string;
  readonly disk: SmallDisk | undefined;
  /** Kills one connection's process, or the whole server, with SIGKILL. */
  kill(what: "connection" | "server"): Promise<void>;
  /** Does what an init system does: restarts the server if it has ended, and waits until it answers. */
  revive(): Promise<void>;
  /** Takes every connection, and ends other people's, until the returned function is called. */
  exhaust(): Promise<() => Promise<void>>;
};

const DISK_MEGABYTES = 400;

export async function startDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "rookery-faults-"));
  chmodSync(folder, 0o755);
  onLeave(() => rmSync(folder, { recursive: true, force: true }));
  const disk = await mountSmallDisk(join(folder, "disk"), DISK_MEGABYTES);
  const home = homeIn(join(folder, "disk"), serverUser(join(folder, "disk", "data")));
  const port = await anyFreePort();
  let server: Server | undefined = await startServer(home, { durable: true, port });
  onLeave(() => server?.stop());
  const url = server.url("rookery");
  watch(server);

  function watch(started: Server): void {
    void started.ended.then(() => {
      if (server === started) server = undefined;
    });
  }

  return {
    url,
    disk,
    async kill(what) {
      const pid = what === "server" ? readPostmaster(home.data)?.pid : await pickConnection(url);
      if (pid) process.kill(pid, "SIGKILL");
      if (what === "server") await server?.ended;
    },
    async revive() {
      const isBack = async () => (server && (await answers(url)) ? true : undefined);
      await waitUntil(
        async () => {
          if (!server) {
            server = await startServer(home, { durable: true, port });
            watch(server);
          }
          return isBack();
        },
        { timeoutMs: 120_000, everyMs: 100 },
      );
    },
    exhaust: () => exhaust(url),
  };
}

/** Any connection of the app. */
function pickConnection(url: string): Promise<number | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       ORDER BY random() LIMIT 1`,
    );
    return rows[0]?.pid;
  });
}

async function exhaust(url: string): Promise<() => Promise<void>> {
  const held: pg.Client[] = [];
  let holding = true;
  const first = new pg.Client({ connectionString: url });
  first.on("error", () => {});
  await first.connect();

  async function hold(): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      held.push(client);
    } catch {
      await first.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> ALL ($1)`,
        [[...held, first].map((each) => (each as unknown as { processID: number }).processID)],
      );
    }
  }

  const holders = Array.from({ length: 8 }, async () => {
    while (holding) await hold();
  });
  return async () => {
    holding = false;
    await Promise.all(holders);
    await Promise.all([first, ...held].map((client) => client.end()));
  };
}
