import { expect, test } from "vitest";
import { sendBatch } from "./send-batch";
import type { Sending } from "./send-letter";

test("letters go out one after the other, and one that fails for now waits alone", async () => {
  let atOnce = 0;
  const send = async (job: number): Promise<Sending> => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    atOnce -= 1;
    return job === 2 ? "later" : "done";
  };
  expect(await sendBatch([1, 2, 3], send, () => 0)).toEqual({ later: [2], unreached: [] });
});

test("when nobody answers the rest waits untried", async () => {
  const tried: number[] = [];
  const send = async (job: number): Promise<Sending> => {
    tried.push(job);
    return job === 2 ? "all-later" : "done";
  };
  expect(await sendBatch([1, 2, 3, 4], send, () => 0)).toEqual({ later: [2, 3, 4], unreached: [3, 4] });
  expect(tried).toEqual([1, 2]);
});

test("a batch ends before the queue gives it to somebody else", async () => {
  let passed = 0;
  const send = async (): Promise<Sending> => {
    passed += 15_000;
    return "done";
  };
  expect(await sendBatch([1, 2, 3, 4], send, () => passed)).toEqual({ later: [3, 4], unreached: [] });
});
