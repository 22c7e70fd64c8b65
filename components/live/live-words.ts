import { otherSide, type Side } from "@/lib/match/rules/sides";
import { firstName, type Pair } from "@/lib/people/words/names";
import type { LiveGame } from "@/lib/room/rules/live-updates";

/** Who has White and who has Black. */
export function sidesOf({ white }: Pick<LiveGame, "white">): { readonly white: Side; readonly black: Side } {
  return { white, black: otherSide(white) };
}

/** "Hana to move", "Theo won", "Drawn". */
export function stateWords(game: Pick<LiveGame, "white" | "ended" | "clock">, names: Pair): string {
  const sides = sidesOf(game);
  if (!game.ended) return `${firstName(names[sides[game.clock.turn.color]])} to move`;
  const { outcome } = game.ended;
  if (outcome === null) return "The director decides";
  return outcome === "draw" ? "Drawn" : `${firstName(names[sides[outcome]])} won`;
}
