import { hasForfeited, type MatchOutcome } from "@/lib/match/rules/outcome";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import type { SportsmanshipRules } from "@/lib/season/rules/settings/sportsmanship";
import type { MatchRating } from "./rating";

/** As much of a match as its ratings need. The outcome is null until the match is final. */
export type RatedMatch = {
  readonly id: string;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
  readonly outcome: MatchOutcome | null;
  /** Did the director forgive this player their forfeit? Left out if nothing was forgiven. */
  readonly isForgiven?: (entryId: string) => boolean;
};

/** What counts toward a player's average. */
export type Ratings = {
  readonly sum: number;
  readonly count: number;
  /** How many of them opponents gave. */
  readonly given: number;
};

/**
 * The ratings of each player by entry id. Opponents' ratings count where the match was played or ruled on; a default
 * and a forfeit count as the rules say, whatever was given. A match that isn't final and a forfeit that was forgiven count
 * nothing.
 */
export function ratingsByEntry(
  matches: readonly RatedMatch[],
  given: readonly MatchRating[],
  rules: SportsmanshipRules,
): ReadonlyMap<string, Ratings> {
  const byEntry = new Map<string, Ratings>();
  if (rules.ratings === "none") return byEntry;
  const givenTo = new Map(given.map((each) => [`${each.matchId} ${each.of}`, each.rating]));
  for (const match of matches) {
    for (const side of SIDES) {
      const counted = countedRating(match.outcome, side, givenTo.get(`${match.id} ${side}`) ?? null, rules);
      const entryId = match[`${side}EntryId`];
      if (!counted || (!counted.isGiven && match.isForgiven?.(entryId))) continue;
      const { sum, count, given: own } = byEntry.get(entryId) ?? NONE;
      byEntry.set(entryId, {
        sum: sum + counted.rating,
        count: count + 1,
        given: own + Number(counted.isGiven),
      });
    }
  }
  return byEntry;
}

/** Is the average lower than the least one asked for? A player without ratings isn't below it. */
export function isBelow(ratings: Ratings | undefined, least: number | null): boolean {
  return least !== null && ratings !== undefined && ratings.sum < least * ratings.count;
}

function countedRating(
  outcome: MatchOutcome | null,
  side: Side,
  given: number | null,
  { forDefault, forForfeit }: SportsmanshipRules,
): { readonly rating: number; readonly isGiven: boolean } | null {
  if (!outcome) return null;
  if (wasPlayed(outcome)) return given === null ? null : { rating: given, isGiven: true };
  const isDefault = outcome.decidedBy === "default" && outcome[side] === "loss";
  const rating = isDefault ? forDefault : hasForfeited(outcome, side) ? forForfeit : null;
  return rating === null ? null : { rating, isGiven: false };
}

/** A match that was decided without playing is one that someone defaulted or forfeited. */
export function wasPlayed({ decidedBy }: Pick<MatchOutcome, "decidedBy">): boolean {
  return decidedBy !== "default" && decidedBy !== "forfeit" && decidedBy !== "double-forfeit";
}

const NONE: Ratings = { sum: 0, count: 0, given: 0 };
