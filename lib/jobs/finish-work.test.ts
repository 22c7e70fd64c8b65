import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { finishWork } from "./finish-work";

test("what follows the last answer is finished, whichever copy of the code began it", async () => {
  vi.resetModules();
  const bundle = await import("@/lib/db/background");
  let isDone = false;
  await finishWork(async () => {
    bundle.follow(async () => {
      await sleep(50);
      isDone = true;
    });
  });
  expect(isDone).toBe(true);
});

test("the process stops, too, if the collector of traces doesn't answer", async () => {
  const processState = globalThis as { rookeryTracing?: Promise<unknown> };
  processState.rookeryTracing = Promise.resolve({ shutdown: () => new Promise(() => {}) });
  await finishWork(async () => {});
  expect(processState.rookeryTracing).toBeUndefined();
});

test("the process stops, too, if the queue can't be", async () => {
  const processState = globalThis as { rookeryQueue?: Promise<unknown> };
  processState.rookeryQueue = Promise.reject(new Error("The database is away"));
  await expect(finishWork(async () => {})).resolves.toBeUndefined();
  delete processState.rookeryQueue;
});
