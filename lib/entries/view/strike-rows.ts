import type { MatchPlace } from "@/lib/stages/words/round-name";

/** What a director said on a calendar date. */
type Said = { readonly reason: string; readonly on: string };

/** A match that a player has forfeited. */
export type StrikeRow = {
  readonly matchId: string;
  readonly place: MatchPlace;
  readonly opponent: string;
  readonly forgiven: Said | null;
};

/** How a player stands with their forfeits. */
export type StrikeCase = {
  readonly rows: readonly StrikeRow[];
  readonly counting: number;
  /** At how many the rules ask; null: never. */
  readonly bears: number | null;
  readonly isAsked: boolean;
  readonly kept: Said | null;
};
