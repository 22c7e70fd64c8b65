import type { Instant } from "@/lib/shared/instant";
import type { MatchEventType, StoredEvent } from "./events";
import { foldMatch } from "./evolve";
import { isToPlay } from "./state";

/**
 * What the players of a match read of it. In a bracket others may have played it before, and what they did is for
 * directors only.
 */
export function storyOf(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const from = events.findLastIndex(({ event }) => event.type === "Repaired");
  return events.filter(({ event }, index) => index >= from || event.type === "MatchPaired");
}

/** What happened before the match had its players of today; empty if it always had them. */
export function storyBefore(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const from = events.findLastIndex(({ event }) => event.type === "Repaired");
  return events.slice(0, Math.max(0, from));
}

/** How many events a match has, by those that a page shows. */
export function newestOf(events: readonly StoredEvent[]): number {
  return events.at(-1)?.seq ?? 0;
}

/** When the match began, or last started over. */
export function beganAt(events: readonly StoredEvent[]): Instant {
  const began = startedOverAt(events) ?? events[0]?.at;
  if (!began) throw new Error("A match begins with MatchPaired");
  return began;
}

/** When a decided match was decided. What's said or asked for since changes nothing. */
export function decidedAt(events: readonly StoredEvent[]): Instant | null {
  return events.findLast(({ event }) => !LEAVES_THE_RESULT.has(event.type))?.at ?? null;
}

const LEAVES_THE_RESULT: ReadonlySet<MatchEventType> = new Set([
  "CorrectionAsked",
  "CorrectionContested",
  "CorrectionOverdue",
  "CorrectionWithdrawn",
  "StatementAdded",
  "StatementRecorded",
]);

/** Since when a match isn't to be played anymore, because it was reported or ended; null while it is. */
export function offSince(events: readonly StoredEvent[]): Instant | null {
  const last = events.findLastIndex((_, index) => {
    const { status } = foldMatch(events.slice(0, index + 1).map(({ event }) => event));
    return isToPlay(status);
  });
  return events[last + 1]?.at ?? null;
}

/** When the match last started over; null if it never did. */
export function startedOverAt(events: readonly StoredEvent[]): Instant | null {
  return events.findLast(({ event }) => startsOver(event.type))?.at ?? null;
}

/** The match is played again, or others play it: nothing before counts. */
export function startsOver(type: MatchEventType): boolean {
  return type === "Reopened" || type === "Repaired";
}
