import type { Instant } from "@/lib/shared/instant";

/**
 * What a time of day means for one of the two players: a match can begin then; only the reader is available (and can
 * suggest it all the same, if they are for a whole match), only the other, or neither; both are, but not for a whole
 * match (short), or no table or board is left (full); the venue is closed, or closes before the match is over; or (out)
 * it isn't offered: too soon, too late, at night, an hour skipped by a clock change, or the time the match is set for.
 */
export type TimeCell =
  | { readonly kind: "possible" | "only-you"; readonly at: Instant; readonly boardsLeft: number | null }
  | { readonly kind: "only-you-short" | "only-them" | "neither" | "short" | "full" | "closed" | "out" };

/**
 * Up to seven days side by side, by calendar date, and a row for every relevant time of day ("16:30"): the full hours,
 * and the half hours at which a match can begin on one of the days.
 */
export type FinderWeek = {
  readonly days: readonly string[];
  readonly rows: readonly { readonly time: string; readonly cells: readonly TimeCell[] }[];
};
