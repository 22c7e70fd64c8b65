import type { StartedGame } from "@/lib/room/rules/room-stage";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { moveInRoom } from "./move-in-room";
import type { Side } from "./sides";
import type { MatchState } from "./state";

type SeatedMatch = {
  readonly state: MatchState;
  readonly side: Side;
  readonly rules: RulePack;
  readonly round: { readonly opensAt: Instant };
  /** The games that have started in its room, in order. */
  readonly games?: readonly StartedGame[];
};

/** Is this match, in a round that has opened, waiting for its player? */
function isWaitingForYou(match: SeatedMatch, now: Instant): boolean {
  return match.round.opensAt <= now && moveInRoom(match, now).move.turn === "you";
}

/** How many of a player's matches are waiting for them. */
export function countWaiting(matches: readonly SeatedMatch[], now: Instant): number {
  return matches.filter((match) => isWaitingForYou(match, now)).length;
}
