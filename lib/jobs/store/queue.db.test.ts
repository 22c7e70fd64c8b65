import PgBoss from "pg-boss";
import { expect, test, vi } from "vitest";
import { log } from "@/lib/telemetry/log";
import { freshDatabase } from "@/lib/testing/database";

const url = await freshDatabase();
const { makeQueue, queue, stopQueue } = await import("./queue");

test("a queue that could not start because the database was away starts when it is back", async () => {
  process.env.DATABASE_URL = url.replace(/\/[^/]*$/, "/not-there");
  await expect(queue()).rejects.toThrow();

  process.env.DATABASE_URL = url;
  expect(await (await queue()).getQueueSize("send-letter")).toBe(0);
});

test("a queue that an earlier version made gets today's settings", async () => {
  const boss = await queue();
  const { expireInSeconds } = (await boss.getQueue("send-letter")) ?? {};
  await boss.updateQueue("send-letter", { name: "send-letter", expireInSeconds: 7 });
  await stopQueue();
  expect(await (await queue()).getQueue("send-letter")).toMatchObject({ expireInSeconds });
});

test("a queue reports errors until it has stopped; its connections may close after the database", async () => {
  const reported = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const terminated = new Error("terminating connection due to administrator command");
  const boss = await queue();
  boss.emit("error", terminated);
  expect(reported).toHaveBeenCalledTimes(1);
  await stopQueue();
  boss.emit("error", terminated);
  expect(reported).toHaveBeenCalledTimes(1);
  reported.mockRestore();
});

test("processes that start at once make the same queues, and none is locked out", async () => {
  const processes = await Promise.all(
    Array.from({ length: 4 }, async () => new PgBoss({ connectionString: url, max: 2 }).start()),
  );
  for (let round = 0; round < 10; round += 1)
    await Promise.all(processes.map((boss) => makeQueue(boss, { name: `round-${round}` })));
  expect((await processes[0]?.getQueues())?.filter(({ name }) => name.startsWith("round-"))).toHaveLength(10);
  await Promise.all(processes.map((boss) => boss.stop({ graceful: false })));
});
