import type { Instant } from "@/lib/shared/instant";
import type { StoredEvent } from "./events";

/** The times of a match that were set and then canceled. */
export function canceledTimes(events: readonly Pick<StoredEvent, "event">[]): ReadonlySet<Instant> {
  const canceled = new Set<Instant>();
  let set: Instant | null = null;
  for (const { event } of events) {
    if ("scheduledAt" in event) set = event.scheduledAt;
    if (event.type === "TimeCancelled" && set !== null) canceled.add(set);
    if (event.type === "VenueClosed" && event.canceled) canceled.add(event.canceled);
  }
  return canceled;
}
