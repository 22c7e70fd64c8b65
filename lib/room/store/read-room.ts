import type { MatchId } from "@/lib/shared/ids";
import { BEGINNING } from "../rules/cursor";
import type { GameEvent } from "../rules/events";
import { foldGame } from "../rules/evolve";
import type { GameState } from "../rules/state";
import { listGameEvents } from "./read-games";

/** The games of a match in the room, folded, in order. */
export async function readRoom(match: MatchId): Promise<readonly GameState[]> {
  const events = new Map<number, GameEvent[]>();
  for (const { number, event } of await listGameEvents(match, BEGINNING))
    events.set(number, [...(events.get(number) ?? []), event]);
  return [...events.values()].map((list) => foldGame(list));
}
