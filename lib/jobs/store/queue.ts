import PgBoss from "pg-boss";
import { databaseUrl, inTransaction, type Transaction } from "@/lib/db/prisma";
import { log } from "@/lib/telemetry/log";

/** The jobs there are, and what each carries. */
export type Jobs = { "send-letter": { readonly letterId: string } };
export type JobName = keyof Jobs;

/**
 * How often a letter is tried is counted on the letter (lib/mail/rules/attempts.ts), so the queue itself never stops. A
 * batch whose process was killed is taken up by another when its time is over; see lib/jobs/send-batch.ts for how long
 * a batch takes.
 */
const SEND_LETTER_QUEUE = {
  name: "send-letter",
  retryLimit: 1_000,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 120,
} as const;
/** How often the queue looks for batches whose process was killed. */
const LOOK_FOR_KILLED_SECONDS = 30;

const kept = globalThis as { rookeryQueue?: Promise<PgBoss> };

/** The queue of this process: jobs live in the same database as the league (schema pgboss, made on first use). */
export function queue(): Promise<PgBoss> {
  kept.rookeryQueue ??= startQueue().catch((error) => {
    // Not kept: the next who asks tries again, as the database may be back by then.
    delete kept.rookeryQueue;
    throw error;
  });
  return kept.rookeryQueue;
}

/** Makes a queue that does not exist yet. One process after the other: two that start at once on a new database would lock each other out. */
export async function makeQueue(boss: PgBoss, settings: PgBoss.Queue): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('make a queue', 64))`;
    await boss.createQueue(settings.name, settings);
  });
}

/** Sends jobs, in one piece, that exist only if the transaction commits. */
export async function sendJobs<Name extends JobName>(
  tx: Transaction,
  name: Name,
  jobs: readonly Jobs[Name][],
): Promise<void> {
  if (jobs.length === 0) return;
  const boss = await queue();
  const named = jobs.map((data) => ({ name, data }));
  await boss.insert(named, {
    db: {
      executeSql: async (text: string, values: unknown[]) => ({
        rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values),
      }),
    },
  });
}

/** Lets running jobs finish and closes the queue's connections. */
export async function stopQueue(): Promise<void> {
  const boss = await kept.rookeryQueue;
  delete kept.rookeryQueue;
  await boss?.stop({ graceful: true, wait: true, timeout: 5_000 });
}

async function startQueue(): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl(),
    application_name: "rookery-jobs",
    max: 4,
    maintenanceIntervalSeconds: LOOK_FOR_KILLED_SECONDS,
  });
  boss.on("error", (error) => log.error("The job queue reports an error", { error }));
  await boss.start();
  await makeQueue(boss, SEND_LETTER_QUEUE);
  // A queue that exists, made by an earlier version, keeps the settings it was made with.
  await boss.updateQueue(SEND_LETTER_QUEUE.name, SEND_LETTER_QUEUE);
  return boss;
}
