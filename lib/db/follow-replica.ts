import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/telemetry/log";
import { primary, replica } from "./client";
import { Prisma } from "./generated/client";
import { reachChange, replicaUrl, wantChange, wantedChanges } from "./replica";
import { WHICH_DATABASE } from "./which-database";

const ASK_AGAIN_MS = 20;
const AWAY_MS = 1_000;
/** How often a replica is asked without a change: one that is away or late isn't read. */
const LOOK_MS = 1_000;

const processState = globalThis as { rookeryFollowing?: Promise<void> | undefined };

/** Reads from the primary until the replica has everything that is committed now. */
export function followReplica(): void {
  if (!replicaUrl()) return;
  wantChange();
  processState.rookeryFollowing ??= follow().finally(() => {
    processState.rookeryFollowing = undefined;
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
      const { lsn, database } = await askPrimary();
      let answer = await askReplica(lsn);
      while (answer.database === database && !answer.hasReplayed) {
        await sleep(ASK_AGAIN_MS);
        answer = await askReplica(lsn);
      }
      noteStranger(answer.database !== database);
      if (answer.database === database) return;
    } catch (error) {
      log.warn("The read replica doesn't answer, so the primary is read", { error });
    }
    await sleep(AWAY_MS);
  }
}

const DATABASE = Prisma.raw(`${WHICH_DATABASE} AS database`);

async function askPrimary(): Promise<{ readonly lsn: string; readonly database: string }> {
  const [now] = await primary().$queryRaw<{ lsn: string; database: string }[]>`
    SELECT pg_current_wal_insert_lsn()::text AS lsn, ${DATABASE}`;
  if (!now) throw new Error("The primary didn't answer");
  return now;
}

async function askReplica(
  lsn: string,
): Promise<{ readonly hasReplayed: boolean; readonly database: string }> {
  const [answer] = await replica().$queryRaw<{ hasReplayed: boolean; database: string }[]>`
    SELECT coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) AS "hasReplayed", ${DATABASE}`;
  if (!answer) throw new Error("The replica didn't answer");
  return answer;
}

let isStranger = false;

/** Logs it once. */
function noteStranger(isNow: boolean): void {
  if (isNow && !isStranger)
    log.warn(
      "The read replica doesn't follow the database in DATABASE_URL, or not yet, so the primary is read",
    );
  isStranger = isNow;
}
