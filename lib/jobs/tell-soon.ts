import { log } from "@/lib/telemetry/log";

/** Changes that come together are told together. */
const GATHERED_MS = 200;

/**
 * Tells webhooks shortly after it's asked to, outside of the request that changed something. One receiver that's slow
 * keeps no one else waiting. What can't be told now is told by the next sweep.
 */
export function tellSoon(tell: () => Promise<void>): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      tell().catch((error) => log.warn("Webhooks will be told by the next sweep", { error }));
    }, GATHERED_MS).unref();
  };
}
