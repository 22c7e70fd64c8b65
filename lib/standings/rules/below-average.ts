import type { RulePack } from "@/lib/season/input/rule-pack";
import type { SportsmanshipRules } from "@/lib/season/rules/settings/sportsmanship";
import { isBelow, type Ratings, ratingsByEntry } from "@/lib/sportsmanship/rules/average";
import type { MatchRating } from "@/lib/sportsmanship/rules/rating";
import type { StageRound } from "@/lib/stages/format";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { resultsOf } from "./results";

type Rules = Pick<RulePack, "playoff" | "sportsmanship">;

/** Whose average in sportsmanship is lower than the playoff asks for? Pages get only the answer, never the figures. */
export function belowAverage(
  rounds: readonly StageRound[],
  given: readonly MatchRating[],
  { playoff, sportsmanship }: Rules,
): (entryId: string) => boolean {
  const ratings = ratingsIn(tableRounds(rounds), given, sportsmanship);
  return (entryId) => isBelow(ratings.get(entryId), playoff.leastSportsmanship);
}

/** The ratings of each player in these rounds, by entry id. */
export function ratingsIn(
  rounds: readonly StageRound[],
  given: readonly MatchRating[],
  rules: SportsmanshipRules,
): ReadonlyMap<string, Ratings> {
  const matches = resultsOf(rounds).map(({ matchId = "", status, outcome, ...sides }) => ({
    ...sides,
    id: matchId,
    outcome: status === "final" ? outcome : null,
  }));
  return ratingsByEntry(matches, given, rules);
}
