import type { Side } from "@/lib/match/rules/sides";
import { addMinutes, type Instant } from "@/lib/shared/instant";
import type { GameState } from "./state";

/** How long "I'm ready" counts. Otherwise someone who said it and left would lose time when the opponent comes. */
export const READY_FOR_MINUTES = 5;

/** Whether a player has said within the last minutes that they're ready to play on the board. */
export function isReady({ seated }: Pick<GameState, "seated">, side: Side, now: Instant): boolean {
  const since = seated[side];
  return since !== null && now < addMinutes(since, READY_FOR_MINUTES);
}
