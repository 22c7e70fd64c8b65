import { expect, test } from "vitest";
import { makeTurns } from "@/lib/shared/turns";
import { CONNECTION_PATIENCE, LATEST_START_MS, SENDING_MS } from "./patience";
import { sendBatch } from "./send-batch";
import type { Sending } from "./send-letter";
import { BATCH_SECONDS } from "./store/queue";

const inTurn = makeTurns(1);

test("letters go out one after the other, and one that fails for now waits alone", async () => {
  let atOnce = 0;
  const send = async (job: number): Promise<Sending> => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    atOnce -= 1;
    return job === 2 ? "later" : "done";
  };
  expect(await sendBatch([1, 2, 3], send, inTurn, () => 0)).toEqual({
    later: [2],
    unreached: [],
    unstarted: [],
  });
});

test("when no one answers the rest waits untried", async () => {
  const tried: number[] = [];
  const send = async (job: number): Promise<Sending> => {
    tried.push(job);
    return job === 2 ? "all-later" : "done";
  };
  expect(await sendBatch([1, 2, 3, 4], send, inTurn, () => 0)).toEqual({
    later: [2, 3, 4],
    unreached: [3, 4],
    unstarted: [],
  });
  expect(tried).toEqual([1, 2]);
});

test("a batch ends before the queue gives it to someone else", async () => {
  let passed = 0;
  const send = async (): Promise<Sending> => {
    passed += 15_000;
    return "done";
  };
  expect(await sendBatch([1, 2, 3, 4], send, inTurn, () => passed)).toEqual({
    later: [],
    unreached: [],
    unstarted: [3, 4],
  });
});

test("an email that waited too long for its turn isn't begun", async () => {
  let passed = 0;
  const other = inTurn(async () => {
    await new Promise(setImmediate);
    passed = LATEST_START_MS + 1;
  });
  const batch = await sendBatch(
    [1],
    async () => "done",
    inTurn,
    () => passed,
  );
  await other;
  expect(batch).toEqual({ later: [], unreached: [], unstarted: [1] });
});

test("the last email that's begun is done before the queue gives the batch to another worker", () => {
  expect(LATEST_START_MS + SENDING_MS).toBeLessThan(BATCH_SECONDS * 1_000);
});

test("a server that scans an email for a minute before it answers isn't given up on", () => {
  expect(Math.min(SENDING_MS, CONNECTION_PATIENCE.socketTimeout)).toBeGreaterThan(60_000);
});
