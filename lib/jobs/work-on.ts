import type PgBoss from "pg-boss";
import { finishesWithin } from "@/lib/db/finishes-within";
import { log } from "@/lib/telemetry/log";

/** Works on the jobs of a queue. It doesn't report jobs that fail or run out of time, so they're logged here. */
export async function workOn<Data extends object>(
  boss: PgBoss,
  queue: string,
  options: PgBoss.WorkOptions,
  act: (jobs: PgBoss.Job<Data>[]) => Promise<void>,
): Promise<void> {
  await boss.work<Data>(queue, options, async (jobs) => {
    const seconds = Math.max(...jobs.map(({ expireInSeconds }) => Number(expireInSeconds)));
    try {
      if (!(await finishesWithin(seconds * 1_000, act(jobs))))
        throw new Error(`It took longer than ${seconds} seconds`);
    } catch (error) {
      log.error("A job failed", { queue, error });
      throw error;
    }
  });
}
