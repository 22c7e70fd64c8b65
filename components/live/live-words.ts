import type { Color } from "chess-core";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { firstName, type Pair } from "@/lib/people/words/names";
import type { LiveGame } from "@/lib/room/rules/live-updates";

/** Who has White and who has Black. */
export function sidesOf({ white }: Pick<LiveGame, "white">): { readonly white: Side; readonly black: Side } {
  return { white, black: otherSide(white) };
}

/** Whose move it is; null if that isn't known, or the game is over. */
export function moverOf({ ended, clock, isClockUsed }: Timed): Color | null {
  return ended || !isClockUsed ? null : clock.turn.color;
}

/** Does someone's time run? */
export function isTimed({ ended, clock, isClockUsed }: Timed): boolean {
  return !ended && isClockUsed && clock.turn.since !== null;
}

type Timed = Pick<LiveGame, "ended" | "clock" | "isClockUsed">;

/** "Hana to move", "Playing", "Theo won", "Drawn". */
export function stateWords(game: Timed & Pick<LiveGame, "white">, names: Pair): string {
  const sides = sidesOf(game);
  const mover = moverOf(game);
  if (mover) return `${firstName(names[sides[mover]])} to move`;
  if (!game.ended) return "Playing";
  const { outcome } = game.ended;
  if (outcome === null) return "The director decides";
  return outcome === "draw" ? "Drawn" : `${firstName(names[sides[outcome]])} won`;
}
