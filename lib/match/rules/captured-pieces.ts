import type { Color, CountedRole } from "chess-core";

export const COLORS = ["white", "black"] as const satisfies readonly Color[];
export const COUNTED_ROLES = [
  "pawn",
  "knight",
  "bishop",
  "rook",
  "queen",
] as const satisfies readonly CountedRole[];

/** How many pieces of each kind one side took. */
export type CapturedCounts = Readonly<Record<CountedRole, number>>;

/** What each side took, as the players counted it: `white` is what White took from Black. */
export type CapturedPieces = Readonly<Record<Color, CapturedCounts>>;
