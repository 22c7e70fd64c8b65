import type { Side } from "@/lib/match/rules/sides";

/** From unacceptable to excellent. */
export const RATINGS = [0, 1, 2, 3, 4] as const;
export type Rating = (typeof RATINGS)[number];

/** What one player of a match gave the other. */
export type GivenRating = {
  /** The side that was rated. */
  readonly of: Side;
  /** Null: the director left it out. */
  readonly rating: Rating | null;
};

/** A rating with the match it's from. */
export type MatchRating = GivenRating & { readonly matchId: string };
