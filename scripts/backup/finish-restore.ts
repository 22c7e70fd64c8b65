import type pg from "pg";
import { unmarkHalfRestored } from "../migrations/half-restored.ts";

const JOBS_AT_ONCE = 500;

/**
 * The last step of a restore: compares every match with its events, then queues the waiting jobs and removes the
 * mark, in one transaction. The jobs come from the table `waiting_job`. pg-boss creates their queue, in the form its
 * current version needs.
 */
export async function finishRestore(
  client: pg.Client,
  url: string,
): Promise<{ readonly matches: number; readonly differing: number }> {
  process.env.DATABASE_URL = url;
  const { countDifferingMatches } = await import("../../lib/match/store/rebuild.ts");
  const { closeConnections } = await import("../../lib/jobs/close-connections.ts");
  // Disconnects this process from any other database.
  await closeConnections();
  try {
    await client.query("ANALYZE");
    const counted = await countDifferingMatches();
    await client.query("BEGIN");
    await insertJobs(client);
    await unmarkHalfRestored(client);
    await client.query("COMMIT");
    return counted;
  } finally {
    await closeConnections();
  }
}

async function insertJobs(client: pg.Client): Promise<void> {
  for (let jobs = await takeJobs(client); jobs.length > 0; jobs = await takeJobs(client)) {
    const { makeQueue, queue } = await import("../../lib/jobs/store/queue.ts");
    const boss = await queue();
    for (const name of new Set(jobs.map((job) => job.name))) await makeQueue(boss, { name });
    await boss.insert(jobs, { db: { executeSql: (text, values) => client.query(text, values) } });
  }
}

async function takeJobs(client: pg.Client) {
  const { rows } = await client.query<{ name: string; data: object }>(
    `DELETE FROM waiting_job WHERE ctid = ANY (ARRAY(SELECT ctid FROM waiting_job LIMIT ${JOBS_AT_ONCE}))
     RETURNING name, data`,
  );
  return rows;
}
