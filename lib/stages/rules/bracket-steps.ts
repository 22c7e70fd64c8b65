import type { MatchOutcome } from "@/lib/match/rules/outcome";
import type { MatchStatus } from "@/lib/match/rules/state";

/** A match of a bracket, as stored. */
export type BracketRow = {
  readonly id: string;
  readonly round: number;
  readonly number: number;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
  readonly status: MatchStatus;
  readonly outcome: MatchOutcome | null;
  /** It's void because the bracket removed it (Unpaired), not because a director voided it. */
  readonly isTakenAway: boolean;
};

/** A bracket as far as it has been played. */
export type BracketSoFar = {
  /** The entries by seed. */
  readonly seeds: readonly string[];
  readonly thirdPlace: boolean;
  readonly rows: readonly BracketRow[];
  /** Those of the entries that have left. */
  readonly gone?: readonly string[];
};

/** Later matches, in the order of the bracket, have been played by players that they'd no longer have. */
export type PlayedOn = { readonly code: "played-on"; readonly by: readonly BracketRow[] };

type Slot = { readonly round: number; readonly number: number };
type Sides = { readonly home: string; readonly away: string };

/** What to do so that the stored matches match the bracket. */
export type BracketStep =
  | ({ readonly type: "pair" } & Slot & Sides)
  /** The players of the match are now others, are known again, or have both left a match that a director voided. */
  | ({ readonly type: "repair"; readonly id: string } & Slot & Sides)
  /** The match has fewer than two players now, or it's open again who they are. */
  | ({ readonly type: "take-away"; readonly id: string } & Slot);
