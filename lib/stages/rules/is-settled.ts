import type { MatchProjection } from "@/lib/match/rules/project";
import { isDecided } from "@/lib/match/rules/state";

type Played<Match> = readonly { readonly matches: readonly Match[] }[];
type Decided = Pick<MatchProjection, "status">;
type Correctable = Pick<MatchProjection, "correction">;

/** Is every match of these rounds final or void, and no correction waiting that could change a result? */
export function isSettled(rounds: Played<Decided & Correctable>): boolean {
  return areAllDecided(rounds) && !hasCorrection(rounds);
}

/** Is every match of these rounds final or void? A correction can still change a result. */
export function areAllDecided(rounds: Played<Decided>): boolean {
  const matches = rounds.flatMap((round) => round.matches);
  return matches.length > 0 && matches.every(({ status }) => isDecided(status));
}

/** Does a correction of one of these results wait for the other player or the director? */
export function hasCorrection(rounds: Played<Correctable>): boolean {
  return rounds.some(({ matches }) => matches.some(({ correction }) => correction !== null));
}
