import { setTimeout as sleep } from "node:timers/promises";
import PgBoss from "pg-boss";
import { afterEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { freshDatabase } from "@/lib/testing/database";

const url = await freshDatabase();
const { finishJobs, makeQueue, queue, sendJobs, stopQueue } = await import("./queue");

afterEach(stopQueue);

test("a process that stops lets a job finish", async () => {
  const id = await addJob();
  await begin(() => sleep(1_000));
  await finishJobs(10_000);
  expect(await stateOf(id)).toBe("completed");
});

test("a job finishes, too, if the database doesn't say which queues there are", async () => {
  const id = await addJob();
  await begin(() => sleep(1_000));
  vi.spyOn(await queue(), "getQueues").mockRejectedValueOnce(new Error("The database is away"));
  await finishJobs(10_000);
  expect(await stateOf(id)).toBe("completed");
});

test("a job that takes too long fails, and another process takes the next one", async () => {
  const id = await addJob();
  await begin(() => new Promise(() => {}));
  await finishJobs(1_000);
  expect(await stateOf(id)).toBe("failed");

  const other = await new PgBoss({ connectionString: url, max: 2 }).start();
  const next = (await other.send("sweep", {})) ?? "";
  expect((await other.fetch("sweep")).map((job) => job.id)).toEqual([next]);
  await other.complete("sweep", next);
  await other.stop({ graceful: false });
});

test("a job that's being taken when the process stops is finished, too", async () => {
  const id = await addJob();
  const { finished } = await inTransaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE`;
    await work(async () => {});
    await vi.waitFor(async () => expect(await isTaking()).toBe(true), 10_000);
    const finished = finishJobs(5_000);
    await sleep(200);
    return { finished };
  });
  await finished;
  expect(await stateOf(id)).toBe("completed");
});

test("requests that are still answered can queue jobs", async () => {
  await queue();
  await finishJobs(1_000);
  await inTransaction((tx) => sendJobs(tx, "notify-arrival", [{ matchId: "m", seq: 1 }]));
  const rows = await prisma().$queryRaw`SELECT FROM pgboss.job WHERE name = 'notify-arrival'`;
  expect(rows).toHaveLength(1);
});

/** Queues a job, of which one at a time is taken. */
async function addJob(): Promise<string> {
  const boss = await queue();
  await makeQueue(boss, { name: "sweep", policy: "singleton", retryLimit: 0, expireInSeconds: 300 });
  return (await boss.send("sweep", {})) ?? "";
}

/** Works in this process, and returns once it has taken a job. */
async function begin(act: () => Promise<void>): Promise<void> {
  const begun = vi.fn(act);
  await work(begun);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 10_000);
}

async function work(act: () => Promise<void>): Promise<void> {
  await (await queue()).work("sweep", { pollingIntervalSeconds: 0.5 }, act);
}

async function stateOf(id: string) {
  const [job] = await prisma().$queryRaw<{ state: string }[]>`
    SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`;
  return job?.state;
}

/** Whether a worker waits for the table of jobs. */
async function isTaking(): Promise<boolean> {
  const waiting = await prisma().$queryRaw<unknown[]>`
    SELECT FROM pg_locks WHERE relation = 'pgboss.job'::regclass AND NOT granted`;
  return waiting.length > 0;
}
