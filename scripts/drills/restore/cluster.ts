import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handOver, unpackBaseBackup } from "../../postgres/base-backup.ts";
import { findBinaries } from "../../postgres/binaries.ts";
import { withClient } from "../../postgres/connect.ts";
import { type Home, homeIn } from "../../postgres/home.ts";
import { initialize } from "../../postgres/initialize.ts";
import { type Server, startServer } from "../../postgres/server.ts";
import { serverUser } from "../../postgres/server-user.ts";
import { waitUntil } from "../../process/wait-until.ts";

/** A server that archives its write-ahead log, with the folders around it. */
export type Cluster = {
  readonly folder: string;
  readonly home: Home;
  readonly server: Server;
  readonly archive: string;
  readonly base: string;
};

/** Starts a server that archives as docs/operations.md says. */
export async function startArchivingCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "rookery-restore-"));
  chmodSync(folder, 0o755);
  const home = makeHome(join(folder, "primary"));
  const archive = makeHome(join(folder, "archive")).folder;
  await initialize(findBinaries(home.user), home, true);
  appendFileSync(
    join(home.data, "postgresql.conf"),
    `archive_mode = on
archive_command = 'if test -f ${archive}/%f.gz; then gunzip -c ${archive}/%f.gz | cmp -s - %p; else gzip -c %p > ${archive}/%f.new && mv ${archive}/%f.new ${archive}/%f.gz; fi'
archive_timeout = 60\n`,
  );
  const server = await startServer(home, { durable: true });
  return { folder, home, server, archive, base: makeHome(join(folder, "base")).folder };
}

/** Waits until everything written so far is in the archive. */
export async function finishArchive({ server }: Cluster): Promise<void> {
  await withClient(server.url("postgres"), async (client) => {
    const { rows } = await client.query<{ file: string }>(
      "SELECT pg_walfile_name(pg_current_wal_lsn()) AS file, pg_switch_wal()",
    );
    const archived = await waitUntil(
      async () => {
        const { rowCount } = await client.query(
          "SELECT FROM pg_stat_archiver WHERE last_archived_wal >= $1",
          [rows[0]?.file],
        );
        return rowCount ? true : undefined;
      },
      { timeoutMs: 60_000, everyMs: 100 },
    );
    if (!archived) throw new Error("The log wasn't archived within a minute");
  });
}

/** Starts a separate server on the base backup and replays the log up to a point in time. */
export async function restoreTo(cluster: Cluster, at: Date): Promise<{ home: Home; server: Server }> {
  const home = makeHome(join(cluster.folder, `at-${at.getTime()}`));
  await unpackBaseBackup(cluster.base, cluster.home, home);
  writeFileSync(join(home.data, "recovery.signal"), "");
  appendFileSync(
    join(home.data, "postgresql.conf"),
    `archive_mode = off
restore_command = 'gunzip -c ${cluster.archive}/%f.gz > %p'
recovery_target_time = '${at.toISOString().replace("T", " ").replace("Z", "+00")}'
recovery_target_action = promote\n`,
  );
  await handOver(home);
  const server = await startServer(home, { durable: true });
  await waitForPromotion(server);
  return { home, server };
}

async function waitForPromotion(server: Server): Promise<void> {
  const promoted = await waitUntil(
    () =>
      withClient(server.url("postgres"), async (client) => {
        const { rowCount } = await client.query("SELECT 1 WHERE NOT pg_is_in_recovery()");
        return rowCount ? true : undefined;
      }),
    { timeoutMs: 120_000, everyMs: 100 },
  );
  if (!promoted) throw new Error("The restored server didn't reach its point in time");
}

function makeHome(folder: string): Home {
  mkdirSync(folder, { mode: 0o755 });
  return homeIn(folder, serverUser(join(folder, "data")));
}
