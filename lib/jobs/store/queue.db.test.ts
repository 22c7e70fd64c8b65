import PgBoss from "pg-boss";
import { expect, test, vi } from "vitest";
import { log, logTo } from "@/lib/telemetry/log";
import { freshDatabase } from "@/lib/testing/database";
import { chooseDatabase } from "../../../scripts/local-settings";

const url = await freshDatabase();
const { makeQueue, queue, stopQueue } = await import("./queue");

test("a queue that could not start because the database was away starts when it is back", async () => {
  chooseDatabase(url.replace(/\/[^/]*$/, "/not-there"));
  await expect(queue()).rejects.toThrow();

  chooseDatabase(url);
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

test.each([
  {
    why: "a connection failed",
    error: Object.assign(new TypeError("No answer from 203.0.113.7"), { code: "ETIMEDOUT" }),
    expected: {
      name: "TypeError",
      code: "ETIMEDOUT",
      message: expect.stringMatching(/^No answer from \[address\] \(Queue: send-letter/),
    },
  },
  {
    why: "the database refused, and quotes data",
    error: Object.assign(new Error("invalid input: Amara"), { severity: "ERROR", code: "22P02" }),
    expected: { name: "Error", code: "22P02" },
  },
])("why a worker failed is logged, though the queue copies its error: $why", async ({ error, expected }) => {
  const lines: { error: { stack: readonly string[] } }[] = [];
  logTo({ write: (line) => lines.push(JSON.parse(line)) }, "error");
  const message = `${error.message} (Queue: send-letter, Worker: 01a2b3c4-0000-4000-8000-000000000001)`;
  (await queue()).emit("error", { ...error, message, stack: error.stack, queue: "send-letter" });
  expect(lines[0]?.error).toMatchObject({ ...expected, stack: expect.arrayContaining([expect.any(String)]) });
  expect(JSON.stringify(lines)).not.toContain("Amara");
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
