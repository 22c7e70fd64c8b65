import { isDecided, type MatchStatus } from "@/lib/match/rules/state";

type Played = { readonly matches: readonly { readonly status: MatchStatus }[] };

/** Is every match of these rounds final or void? */
export function isSettled(rounds: readonly Played[]): boolean {
  const matches = rounds.flatMap((round) => round.matches);
  return matches.length > 0 && matches.every(({ status }) => isDecided(status));
}
