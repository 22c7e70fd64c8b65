import type { Instant } from "@/lib/shared/instant";
import type { MatchEventType, StoredEvent } from "./events";
import { type InRoom, moveInRoom } from "./move-in-room";
import { isDecided, type MatchState } from "./state";

type RoundMatch = {
  readonly state: Pick<MatchState, "status">;
  readonly round: { readonly opensAt: Instant };
  readonly events: readonly Pick<StoredEvent, "event">[];
};

/** How many of a player's matches are waiting for them: those that "Your move" lists as theirs to act on. */
export function countWaiting(matches: readonly (InRoom & RoundMatch)[], now: Instant): number {
  return matches.filter((match) => !isComing(match, now) && moveInRoom(match, now).move.turn === "you")
    .length;
}

/** What the league does to a match before its round opens: it's paired, and its deadline moves with its round. */
const KEEPS_COMING: ReadonlySet<MatchEventType> = new Set([
  "MatchPaired",
  "Repaired",
  "DeadlineExtended",
  "VenueClosed",
]);

/** The round hasn't opened, and no one has done anything yet or decided the match. */
export function isComing({ state, round, events }: RoundMatch, now: Instant): boolean {
  return (
    now < round.opensAt &&
    !isDecided(state.status) &&
    events.every(({ event }) => KEEPS_COMING.has(event.type))
  );
}
