import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/telemetry/log";
import { primary, replica } from "./prisma";
import { reachChange, replicaUrl, wantChange, wantedChanges } from "./replica";

const ASK_AGAIN_MS = 20;
const AWAY_MS = 1_000;
/** How often a replica is asked without a change: one that is away or late isn't read. */
const LOOK_MS = 1_000;

const kept = globalThis as { rookeryFollowing?: Promise<void> | undefined };

/** Reads from the primary until the replica has everything that is committed now. */
export function followReplica(): void {
  if (!replicaUrl()) return;
  wantChange();
  kept.rookeryFollowing ??= follow().finally(() => {
    kept.rookeryFollowing = undefined;
  });
}

/** Follows the replica for as long as the process runs. */
export function watchReplica(): void {
  if (!replicaUrl()) return;
  followReplica();
  setInterval(followReplica, LOOK_MS).unref();
}

async function follow(): Promise<void> {
  for (;;) {
    const change = wantedChanges();
    await waitForReplica();
    reachChange(change);
    if (change === wantedChanges()) return;
  }
}

async function waitForReplica(): Promise<void> {
  for (;;) {
    try {
      const [now] = await primary().$queryRaw<
        { lsn: string }[]
      >`SELECT pg_current_wal_insert_lsn()::text AS lsn`;
      while (!(await hasReplayed(now?.lsn ?? ""))) await sleep(ASK_AGAIN_MS);
      return;
    } catch (error) {
      log.warn("The read replica doesn't answer, so the primary is read", { error });
      await sleep(AWAY_MS);
    }
  }
}

async function hasReplayed(lsn: string): Promise<boolean> {
  const [answer] = await replica().$queryRaw<{ has: boolean }[]>`
    SELECT pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn AS has`;
  return answer?.has ?? false;
}
