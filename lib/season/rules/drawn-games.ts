import type { MatchRules } from "./settings/match";

/** Does a stalemate or another drawn game count half a point here, instead of being replayed? */
export function doDrawsCount({ stalemate, otherDraws }: MatchRules): boolean {
  return stalemate === "half" || otherDraws === "half";
}
