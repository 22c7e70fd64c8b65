import type { Verdict } from "chess-core";

/** Did the opponent of a fallen flag have too few pieces to win, unless they show a forced win (US Chess 14E)? */
export function hasTooFewPieces({ rules }: Pick<Verdict, "rules">): boolean {
  return rules.some(({ book, rule }) => book === "US Chess" && rule.startsWith("14E"));
}
