import type { Score } from "./series";
import { otherSide, type Side } from "./sides";

export const SIDE_RESULTS = ["win", "draw", "loss"] as const;
export type SideResult = (typeof SIDE_RESULTS)[number];

/** `default`: the player gave notice. It's milder than a forfeit, which is not showing up. */
export const DECIDED_BY = ["agreed", "stands", "forfeit", "default", "double-forfeit", "ruling"] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/**
 * The outcome of a match by side: a double forfeit is a loss for both. A forfeit has no score: "not played" is never a
 * 0-0.
 */
export type MatchOutcome = {
  readonly home: SideResult;
  readonly away: SideResult;
  readonly score: Score | null;
  readonly decidedBy: DecidedBy;
};

/** A match won by one side. */
export function wonBy(winner: Side, decidedBy: DecidedBy, score: Score | null): MatchOutcome {
  const results = { [winner]: "win", [otherSide(winner)]: "loss" } as Record<Side, SideResult>;
  return { ...results, score, decidedBy };
}

/** A match that ended tied. */
export function drawn(decidedBy: DecidedBy, score: Score): MatchOutcome {
  return { home: "draw", away: "draw", score, decidedBy };
}

/** Both lose: no one reported by the deadline (DePaul sheet, Rule 1.II.b), or the director ruled so. */
export function bothLose(decidedBy: "double-forfeit" | "ruling"): MatchOutcome {
  return { home: "loss", away: "loss", score: null, decidedBy };
}

/**
 * Did this side forfeit the match: lose it by forfeit or by a double forfeit? A default, for which advance notice was
 * given, isn't a forfeit. A ruling is one if it says so.
 */
export function hasForfeited(outcome: Pick<MatchOutcome, Side | "decidedBy">, side: Side): boolean {
  return (
    outcome[side] === "loss" && (outcome.decidedBy === "forfeit" || outcome.decidedBy === "double-forfeit")
  );
}
