import type { MatchSlot } from "@/lib/stages/words/round-name";

/** A director's reason, on a calendar date. */
type Said = { readonly reason: string; readonly on: string };

/** A match that a player has forfeited. */
export type StrikeRow = {
  readonly matchId: string;
  readonly slot: MatchSlot;
  readonly opponent: string;
  readonly forgiven: Said | null;
};

/** A player's forfeits and whether they need a decision. */
export type StrikeCase = {
  readonly rows: readonly StrikeRow[];
  readonly counting: number;
  /** The number at which the rules ask; null: never. */
  readonly strikeLimit: number | null;
  readonly isAsked: boolean;
  readonly kept: Said | null;
};
