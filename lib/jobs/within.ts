import { setTimeout as sleep } from "node:timers/promises";

/** Waits for work, but no longer than that. Returns false if the work goes on without anybody waiting for it. */
export function within(patienceMs: number, work: Promise<unknown>): Promise<boolean> {
  return Promise.race([work.then(() => true), sleep(patienceMs, false, { ref: false })]);
}
