import type { Instant } from "@/lib/shared/instant";
import type { StoredEvent } from "../rules/events";

type EventType = StoredEvent["event"]["type"];

/**
 * When a match went to the director: contested, unanswered, handed over, or tied; null if it isn't with the director.
 */
export function waitingSince(events: readonly StoredEvent[]): Instant | null {
  return handedOver(events)?.at ?? null;
}

/** The event that handed a match to the director; null if it isn't with the director. */
export function handedOver(events: readonly StoredEvent[]): StoredEvent | null {
  return events.findLast(({ event }) => isHandedOver(event)) ?? null;
}

/** These always hand a match to the director. */
export const HANDS_OVER: readonly string[] = [
  "ReportContested",
  "UnreachableClaimed",
  "CorrectionContested",
  "CorrectionOverdue",
] satisfies readonly EventType[];
/** These hand it over if they have no outcome. */
export const HANDS_OVER_WITHOUT_OUTCOME: readonly string[] = [
  "AnswerOverdue",
  "ReportApproved",
  "VersionAccepted",
  "CorrectionAgreed",
] satisfies readonly EventType[];

function isHandedOver(event: StoredEvent["event"]): boolean {
  if (HANDS_OVER.includes(event.type)) return true;
  return HANDS_OVER_WITHOUT_OUTCOME.includes(event.type) && "outcome" in event && event.outcome === null;
}
