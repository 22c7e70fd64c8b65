import type { RulePack } from "@/lib/season/input/rule-pack";
import type { SportsmanshipRules } from "@/lib/season/rules/settings/sportsmanship";
import { isBelow, type Ratings, ratingsByEntry } from "@/lib/sportsmanship/rules/average";
import type { MatchRating } from "@/lib/sportsmanship/rules/rating";
import type { StageRound } from "@/lib/stages/format";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { isCounted, resultsOf, type StandingsEntry } from "./results";

type Rules = Pick<RulePack, "playoff" | "sportsmanship">;
type Entry = Pick<StandingsEntry, "id" | "forgiven">;

/**
 * The entries with whether their average in sportsmanship is lower than the playoff asks for. Pages get only that answer,
 * never the figures.
 */
export function markBelowAverage<Each extends Entry>(
  entries: readonly Each[],
  rounds: readonly StageRound[],
  given: readonly MatchRating[],
  { playoff, sportsmanship }: Rules,
): readonly (Each & { readonly isBelowAverage: boolean })[] {
  const ratings = ratingsIn(tableRounds(rounds), entries, given, sportsmanship);
  return entries.map((entry) => ({
    ...entry,
    isBelowAverage: isBelow(ratings.get(entry.id), playoff.leastSportsmanship),
  }));
}

/** The ratings of each player in the matches of these rounds that count, by entry id. */
export function ratingsIn(
  rounds: readonly StageRound[],
  entries: readonly Entry[],
  given: readonly MatchRating[],
  rules: SportsmanshipRules,
): ReadonlyMap<string, Ratings> {
  const forgiven = new Set(
    entries.flatMap(({ id, forgiven = [] }) => forgiven.map((matchId) => `${matchId} ${id}`)),
  );
  const standings = new Set(entries.map(({ id }) => id));
  const matches = resultsOf(rounds)
    .filter((result) => isCounted(result, standings))
    .map(({ matchId = "", ...match }) => ({
      ...match,
      id: matchId,
      isForgiven: (entryId: string) => forgiven.has(`${matchId} ${entryId}`),
    }));
  return ratingsByEntry(matches, given, rules);
}
