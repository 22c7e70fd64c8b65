import { setTimeout as sleep } from "node:timers/promises";
import PgBoss from "pg-boss";
import { databaseUrl } from "@/lib/db/database-url";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { log } from "@/lib/telemetry/log";

/** The kinds of jobs, and what each carries. */
export type Jobs = {
  "send-letter": LetterJob;
  /** For an email that has yet to be written. The version before this one can't, so it doesn't get to see them. */
  "write-letter": LetterJob;
  "notify-arrival": { readonly matchId: string; readonly seq: number };
};
export type JobName = keyof Jobs;

type LetterJob = {
  readonly letterId: string;
  /** It was told by a notification first, and is emailed if that wasn't seen. */
  readonly unlessSeen?: true;
};

/** How long a worker has for a batch of emails; lib/jobs/patience.ts says how long they take. */
export const BATCH_SECONDS = 120;

/**
 * Attempts are counted on the email (lib/mail/rules/attempts.ts), so the queue itself never gives up. If a batch's
 * process is killed, another takes the batch over when its time is up.
 */
const LETTER_QUEUE = {
  retryLimit: 1_000,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: BATCH_SECONDS,
} as const;
/** Emails that are written, and emails that are written when they're sent. */
export const LETTER_QUEUES = ["send-letter", "write-letter"] as const;
export type LetterQueue = (typeof LETTER_QUEUES)[number];
/** A notification that comes late is no news, so it's tried once. */
const NOTIFY_QUEUE = { name: "notify-arrival", retryLimit: 0, expireInSeconds: 60 } as const;
/** How often the queue looks for batches whose process was killed. */
const LOOK_FOR_KILLED_SECONDS = 30;

/** What the queue's own connections are called in the database. */
export const OWN_CONNECTIONS = "rookery-jobs";

/** How long a worker that's told to stop can still be taking jobs. pg-boss doesn't know until it has them. */
const TAKING_MS = 500;

const processState = globalThis as { rookeryQueue?: Promise<PgBoss> };

/** This process's queue. Jobs are stored in the same database as the league (schema pgboss, created on first use). */
export function queue(): Promise<PgBoss> {
  processState.rookeryQueue ??= startQueue().catch((error) => {
    // Not cached: the next caller tries again, because the database may be back by then.
    delete processState.rookeryQueue;
    throw error;
  });
  return processState.rookeryQueue;
}

/**
 * Creates a queue that doesn't exist yet. One process at a time: two that start together on a new database would
 * deadlock.
 */
export async function makeQueue(boss: PgBoss, settings: PgBoss.Queue): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('make a queue', 64))`;
    await boss.createQueue(settings.name, settings);
  });
}

/** Enqueues jobs together; they exist only if the transaction commits. */
export async function sendJobs<Name extends JobName>(
  tx: Transaction,
  name: Name,
  jobs: readonly Jobs[Name][],
  startAfter?: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  const boss = await queue();
  const named = jobs.map((data) => ({ name, data, ...(startAfter && { startAfter }) }));
  await boss.insert(named, {
    db: {
      executeSql: async (text: string, values: unknown[]) => ({
        rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values),
      }),
    },
  });
}

/**
 * Enqueues jobs again that a worker took and had no time for. They're due right away: a job that fails waits longer each
 * time. The worker then completes the ones that it took.
 */
export async function putBack<Name extends JobName>(name: Name, jobs: readonly Jobs[Name][]): Promise<void> {
  if (jobs.length > 0) await inTransaction((tx) => sendJobs(tx, name, jobs));
}

/**
 * Enqueues jobs as part of a larger statement, with what `makeQueue` set for all of its jobs. The caller has awaited
 * `queue()`.
 *
 * @param source the SQL that each job comes from, with columns `name` and `data`
 */
export function insertJobsSql(source: string): string {
  return `
    INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy)
    SELECT q.name, s.data, q.retry_limit, q.retry_delay, q.retry_backoff, q.expire_seconds * interval '1 second',
      now() + coalesce(q.retention_minutes * interval '1 minute', interval '14 days'), q.policy
    FROM (${source}) s JOIN pgboss.queue q ON q.name = s.name`;
}

/**
 * Takes no more jobs and lets running ones finish. Those that take longer fail, so that another process doesn't wait
 * until their time is up. What's still answered can queue jobs, because it does that in its own transactions.
 */
export async function finishJobs(patienceMs: number): Promise<void> {
  const boss = await processState.rookeryQueue;
  if (!boss) return;
  try {
    for (const { name } of await boss.getQueues()) await boss.offWork(name);
  } catch (error) {
    log.warn("The process may take another job, because its queues couldn't be listed", { error });
  }
  await sleep(TAKING_MS);
  await stop(boss, patienceMs);
}

/** Lets running jobs finish and closes the queue's connections. */
export async function stopQueue(): Promise<void> {
  const boss = await processState.rookeryQueue;
  delete processState.rookeryQueue;
  if (boss) await stop(boss, 5_000);
}

async function stop(boss: PgBoss, patienceMs: number): Promise<void> {
  await boss.stop({ graceful: true, wait: true, timeout: patienceMs });
  // Its connections may still be closing. If the database stops before they have, nothing is wrong.
  boss.off("error", reportError).on("error", () => {});
}

async function startQueue(): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl(),
    application_name: OWN_CONNECTIONS,
    max: 4,
    maintenanceIntervalSeconds: LOOK_FOR_KILLED_SECONDS,
  });
  boss.on("error", reportError);
  await boss.start();
  for (const name of LETTER_QUEUES) await makeQueue(boss, { name, ...LETTER_QUEUE });
  await makeQueue(boss, NOTIFY_QUEUE);
  // A queue created by an earlier version keeps the settings it was created with.
  for (const name of LETTER_QUEUES) await boss.updateQueue(name, { name, ...LETTER_QUEUE });
  return boss;
}

function reportError(reported: Error): void {
  log.error("The job queue reports an error", { error: errorOf(reported) });
}

/** The queue reports a worker's error as a plain copy, with its name only in its stack. */
function errorOf(reported: Error): Error {
  if (reported instanceof Error) return reported;
  const { stack }: { readonly stack?: string } = reported;
  return Object.assign(new Error(), reported, { name: stack?.match(/^\w+/)?.[0] });
}
