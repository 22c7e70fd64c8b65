import { poolStates, prisma } from "@/lib/db/client";
import { finishesWithin } from "@/lib/db/finishes-within";
import { log } from "@/lib/telemetry/log";
import { metrics } from "@/lib/telemetry/metrics";
import { findSecondsSince } from "./store/heartbeat";

/** How long anyone waits for figures from the database. Milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Updates the figures that are read rather than counted: pool, queue and sweep. While the database is away they keep
 * their last values, and the other metrics can still be read.
 */
export async function measureDatabase(): Promise<void> {
  for (const [state, count] of Object.entries(poolStates())) metrics().pool.set({ state }, count);
  const measured = Promise.all([measureQueue(), measureSweep()]).catch((error) =>
    log.warn("The database's figures couldn't be read", { error }),
  );
  await finishesWithin(PATIENCE_MS, measured);
}

async function measureQueue(): Promise<void> {
  const rows = await prisma().$queryRaw<{ name: string; state: string; count: number }[]>`
    SELECT q.name, s.state, count(j.id)::int AS count
    FROM pgboss.queue q
    CROSS JOIN unnest(ARRAY['created', 'retry', 'active']) AS s(state)
    LEFT JOIN pgboss.job j ON j.name = q.name AND j.state::text = s.state AND j.state < 'completed'
    WHERE q.name NOT LIKE '\\_\\_%'
    GROUP BY q.name, s.state`;
  const { queue } = metrics();
  queue.reset();
  for (const { name, state, count } of rows) queue.set({ queue: name, state }, count);
}

async function measureSweep(): Promise<void> {
  const seconds = (await findSecondsSince("sweep")) ?? Number.NaN;
  metrics().sweepAge.set(seconds);
}
