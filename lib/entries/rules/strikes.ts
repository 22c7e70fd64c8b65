import { hasForfeited, type MatchOutcome } from "@/lib/match/rules/outcome";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";
import { conditionsIn } from "@/lib/stages/stages-of";
import type { EntryStatusName } from "./register";

/** A decided match as its projection has it, from one player's side. */
export type DecidedSide = {
  readonly side: Side;
  readonly outcome: Pick<MatchOutcome, Side | "decidedBy">;
};

/** A match that a player has forfeited, and whether the director has forgiven it. */
export type Strike = { readonly matchId: string; readonly isForgiven: boolean };

/** Is a match forfeited? See `hasForfeited`. */
export function isForfeit({ side, outcome }: DecidedSide): boolean {
  return hasForfeited(outcome, side);
}

/** The forfeits that count: all but the forgiven ones. */
export function countingStrikes<Of extends Strike>(strikes: readonly Of[]): readonly Of[] {
  return strikes.filter(({ isForgiven }) => !isForgiven);
}

/**
 * Does a player's case need the director? Yes, if as many forfeits count as the rules allow, and one of them came after
 * the director last chose to keep the player.
 *
 * @param answered the forfeited matches after which the director kept the player
 * @param strikeLimit null: the rule pack never asks
 */
export function isAskedAbout(
  strikes: readonly Strike[],
  answered: ReadonlySet<string>,
  strikeLimit: number | null,
): boolean {
  const counting = countingStrikes(strikes);
  return (
    reachesStrikeLimit(counting.length, strikeLimit) && counting.some(({ matchId }) => !answered.has(matchId))
  );
}

/**
 * Does a forfeit do more than lose the match, so that forgiving it changes something? It can count toward the number at
 * which the director is asked, keep the player out of the playoff, and count as a rating.
 */
export function forfeitsMatter(
  rules: Pick<RulePack, "stages" | "forfeits" | "playoff" | "sportsmanship">,
): boolean {
  const { ratings, forForfeit } = rules.sportsmanship;
  return (
    rules.forfeits.strikes !== null ||
    conditionsIn(rules)?.afterForfeit === "stays-out" ||
    (ratings === "opponents" && forForfeit !== null)
  );
}

/** Why a director can't decide about a player's forfeits. */
export type StrikeRefusal =
  | "changed"
  | "not-asked"
  | "no-forfeit"
  | "forgiven-already"
  | "not-forgiven"
  | "own-entry"
  | "not-playing"
  | "season-over";

/**
 * Why a director can't answer a player's case; null when they can.
 *
 * @param isOwn the director is the player
 */
export function refuseStrikes(facts: {
  readonly entry: EntryStatusName;
  readonly season: SeasonStatusName;
  readonly isOwn: boolean;
}): StrikeRefusal | null {
  if (isOver(facts.season)) return "season-over";
  if (facts.entry !== "active") return "not-playing";
  return facts.isOwn ? "own-entry" : null;
}

/**
 * Why a player can't be kept; null when they can.
 *
 * @param seen how many forfeits the director's page showed
 */
export function refuseKeeping(facts: {
  readonly isAsked: boolean;
  readonly counting: number;
  readonly seen: number;
}): StrikeRefusal | null {
  if (!facts.isAsked) return "not-asked";
  return facts.counting === facts.seen ? null : "changed";
}

/** Is the director asked whether to remove the player? Null strikes: the rule pack never asks. */
export function reachesStrikeLimit(forfeits: number, strikes: number | null): boolean {
  return strikes !== null && forfeits >= strikes;
}
