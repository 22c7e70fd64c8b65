import { setTimeout as sleep } from "node:timers/promises";

/** Asks again every `everyMs` until there is an answer; undefined when the time is up. */
export async function waitUntil<Found>(
  ask: () => Promise<Found | undefined>,
  { timeoutMs, everyMs }: { readonly timeoutMs: number; readonly everyMs: number },
): Promise<Found | undefined> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined || performance.now() > end) return found;
    await sleep(everyMs);
  }
}
