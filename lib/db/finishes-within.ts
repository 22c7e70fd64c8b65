import { setTimeout as sleep } from "node:timers/promises";

/** Waits for work, up to a limit. Returns false if the limit came first; the work goes on. */
export async function finishesWithin(patienceMs: number, work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const late = sleep(patienceMs, false, { ref: false, signal: waiting.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    waiting.abort();
  }
}
