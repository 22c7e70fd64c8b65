import { SIDES, type Side } from "@/lib/match/rules/sides";
import { groupBy } from "@/lib/shared/group-by";
import type { PlacedEvent } from "./cursor";
import type { GameEvent } from "./events";

/**
 * Have both players played a game that counts? On the board, the game starts only when both are ready. At a table, one
 * phone may run the clock for both, so a press says nothing about who was there: each has to have done something else.
 */
export function haveBothPlayed(events: readonly PlacedEvent[]): boolean {
  const games = groupBy(events, ({ number }) => number);
  return [...games.values()].some((own) => hasBoth(own.map(({ event }) => event)));
}

function hasBoth(events: readonly GameEvent[]): boolean {
  const start = events.findLastIndex(({ type }) => type === "Started" || type === "Discarded");
  const started = events[start];
  if (started?.type !== "Started") return false;
  if (started.keptAs === "board") return true;
  const acted = new Set(events.slice(start).map(actedBy));
  return SIDES.every((side) => acted.has(side));
}

/** Who did it themselves; null if that isn't known. */
function actedBy(event: GameEvent): Side | null {
  switch (event.type) {
    case "EntryWritten":
    case "EntryTakenBack":
    case "Paused":
    case "Resumed":
    case "Ended":
    case "Reopened":
      return event.by;
    default:
      return null;
  }
}
