import type { MatchState } from "@/lib/match/rules/state";
import { type Answer, accept } from "@/lib/shared/answer";
import { formatOf } from "../formats";
import type { StageKey } from "../stage-rules";
import type { BracketSoFar, BracketStep, PlayedOn } from "./bracket-steps";

type BracketOfStage = BracketSoFar & { readonly format: StageKey };

/**
 * Why a bracket doesn't allow a decision. `not-in-bracket`: earlier matches say who plays the match, or that no one
 * does. `both-left-void`: a voided match whose players have both left is a double forfeit at once.
 */
export type BracketRefusal =
  | PlayedOn
  | { readonly code: "not-in-bracket" }
  | { readonly code: "both-left-void" };

/** Why a match of a bracket can't come to this state; null if it can. */
export function refuseInBracket(
  bracket: BracketOfStage,
  matchId: string,
  { status, outcome }: Pick<MatchState, "status" | "outcome">,
): BracketRefusal | null {
  const rows = bracket.rows.map((row) =>
    row.id === matchId ? { ...row, status, outcome, isTakenAway: false } : row,
  );
  const steps = stepsOf({ ...bracket, rows });
  if (!steps.ok) return steps.refusal;
  const isOwn = steps.value.some((step) => step.type !== "pair" && step.id === matchId);
  if (!isOwn) return null;
  return { code: status === "void" ? "both-left-void" : "not-in-bracket" };
}

/** What to do so that the stored matches match the results; nothing in a stage whose draw makes every match. */
export function stepsOf(bracket: BracketOfStage): Answer<readonly BracketStep[], PlayedOn> {
  return formatOf(bracket).after?.(bracket) ?? accept([]);
}
