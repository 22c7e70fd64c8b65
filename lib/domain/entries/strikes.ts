import type { MatchOutcome } from "../match/outcome";
import type { Side } from "../match/sides";

/** A settled match as its projection has it, from the side of one of the two. */
export type SettledSide = {
  readonly side: Side;
  readonly outcome: Pick<MatchOutcome, Side | "decidedBy">;
};

/**
 * How many matches a player has forfeited: lost by forfeit or by a double forfeit. A default, for which notice was
 * given, is none, and neither is a match that a director ruled on.
 */
export function countForfeits(settled: readonly SettledSide[]): number {
  return settled.filter(
    ({ side, outcome }) =>
      outcome[side] === "loss" && (outcome.decidedBy === "forfeit" || outcome.decidedBy === "double-forfeit"),
  ).length;
}

/** Is the director to be asked whether the player is removed? Null strikes: the rule pack never asks. */
export function isStruckOut(forfeits: number, strikes: number | null): boolean {
  return strikes !== null && forfeits >= strikes;
}
