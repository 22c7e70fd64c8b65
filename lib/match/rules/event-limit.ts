import type { MatchActor } from "./decision";
import type { StoredEvent } from "./events";

/**
 * How many events a person can add to a match, because each can write letters. It's counted per person, so no one uses up
 * another's. Directors and the clock have no limit, and everyone can leave.
 */
const MOST_EVENTS = 100;

/** Has this person added as many events to the match as one can? */
export function hasAddedAll(events: readonly StoredEvent[], actor: MatchActor): boolean {
  if (actor.kind === "clock" || actor.isDirector || actor.isLeaving) return false;
  return events.filter(({ actorUserId }) => actorUserId === actor.userId).length >= MOST_EVENTS;
}
