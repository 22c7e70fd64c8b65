import { setTimeout as sleep } from "node:timers/promises";

/** Asks every `everyMs` until there's an answer. Undefined if the time runs out. */
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
