import type { Instant } from "@/lib/shared/instant";
import type { StoredEvent } from "../rules/events";

/**
 * When a match went to the director: contested, unanswered, handed over, or level; null if it isn't with the director.
 */
export function waitingSince(events: readonly StoredEvent[]): Instant | null {
  return handedOver(events)?.at ?? null;
}

/** The event that handed a match to the director; null if it isn't with the director. */
export function handedOver(events: readonly StoredEvent[]): StoredEvent | null {
  return events.findLast(({ event }) => isHandedOver(event)) ?? null;
}

function isHandedOver(event: StoredEvent["event"]): boolean {
  if (event.type === "AnswerOverdue" || event.type === "ReportApproved" || event.type === "VersionAccepted")
    return event.outcome === null;
  if (event.type === "CorrectionAgreed") return event.outcome === null;
  if (event.type === "CorrectionContested" || event.type === "CorrectionOverdue") return true;
  return event.type === "ReportContested" || event.type === "UnreachableClaimed";
}
