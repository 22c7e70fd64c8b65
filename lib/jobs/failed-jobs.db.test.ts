import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { logTo } from "@/lib/telemetry/log";
import { freshDatabase } from "@/lib/testing/database";
import { startJobs } from "./start";
import { makeQueue, queue, stopQueue } from "./store/queue";
import { workOn } from "./work-on";

const fail = vi.hoisted(() => () => Promise.reject(new RangeError("Out of order")));
vi.mock("./find-games", () => ({ findGames: fail }));
vi.mock("./notify-arrival", () => ({ notifyArrival: fail }));
vi.mock("./send-letter", () => ({ sendLetter: fail }));
vi.mock("./sweep-now", () => ({ sweepNow: async () => null }));
vi.mock("@/lib/match/store/settle-due", () => ({ settleDue: fail }));

await freshDatabase();
vi.stubEnv("APP_URL", "http://localhost:3000");
vi.stubEnv("AUTH_SECRET", "0123456789abcdef0123456789abcdef");
afterAll(stopQueue);

type Line = { readonly queue: string; readonly message: string; readonly error: object };
let lines: Line[];
beforeEach(() => {
  lines = [];
  logTo({ write: (line) => lines.push(JSON.parse(line)) }, "error");
});

const QUEUES = ["find-games", "notify-arrival", "send-letter", "settle-due", "write-letter"];

test("a job of any kind that fails is logged with the reason, and has failed", async () => {
  await startJobs();
  const boss = await queue();
  const data = { type: "pass-deadline", at: "2026-11-16T15:00:00Z", letterId: "l" };
  const ids = await Promise.all(QUEUES.map((name) => boss.send(name, data)));
  await vi.waitFor(() => expect(new Set(lines.map((line) => line.queue))).toEqual(new Set(QUEUES)), 60_000);
  expect(lines[0]).toMatchObject({
    message: "A job failed",
    error: {
      name: "RangeError",
      message: "Out of order",
      stack: expect.arrayContaining([expect.any(String)]),
    },
  });
  await vi.waitFor(async () => expect(await countFailed(ids)).toBe(QUEUES.length), 60_000);
});

test("so is one that runs out of time", async () => {
  const boss = await queue();
  await makeQueue(boss, { name: "slow", retryLimit: 0, expireInSeconds: 1 });
  await boss.send("slow", {});
  await workOn(boss, "slow", { pollingIntervalSeconds: 0.5 }, () => new Promise(() => {}));
  await vi.waitFor(() => expect(lines.map((line) => line.queue)).toContain("slow"), 60_000);
});

async function countFailed(ids: readonly (string | null)[]): Promise<number> {
  const rows = await prisma().$queryRaw<unknown[]>`
    SELECT FROM pgboss.job WHERE id::text = ANY(${ids}) AND state IN ('failed', 'retry')`;
  return rows.length;
}
