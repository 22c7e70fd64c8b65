import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { nextMove } from "./next-move";
import type { Side } from "./sides";
import type { MatchState } from "./state";

type SeatedMatch = {
  readonly state: MatchState;
  readonly side: Side;
  readonly rules: RulePack;
  readonly round: { readonly opensAt: Instant };
};

/** Is this match, in a round that has opened, waiting for its player? */
function isWaitingForYou({ state, side, rules, round }: SeatedMatch, now: Instant): boolean {
  return round.opensAt <= now && nextMove(state, side, now, rules).turn === "you";
}

/** How many of a player's matches are waiting for them. */
export function countWaiting(matches: readonly SeatedMatch[], now: Instant): number {
  return matches.filter((match) => isWaitingForYou(match, now)).length;
}
