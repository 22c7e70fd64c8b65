import { otherSide, SIDES } from "@/lib/match/rules/sides";
import { findMatchOfDesk } from "@/lib/match/store/read-match";
import type { Rating } from "@/lib/sportsmanship/rules/rating";
import { giveRating } from "@/lib/sportsmanship/store/rate";
import type { Chance } from "./chance";
import type { Desk } from "./league";

/** Mostly good: a player who is below 3 on average is rare. */
const USUAL: readonly Rating[] = [4, 4, 4, 3, 3, 3, 2, 1];

/**
 * The players of a match rate each other once it's decided by playing, if their rules say so. One in eight doesn't. By
 * chance of its own, so that the season is played alike with ratings and without.
 */
export async function rateEachOther(
  { scope }: Desk,
  matchId: string,
  at: Date,
  chance: Chance,
): Promise<void> {
  const match = await findMatchOfDesk(scope, matchId);
  if (!match || match.rules.sportsmanship.ratings === "none" || match.state.status !== "final") return;
  const change = {
    organization: match.organization.slug,
    season: match.season.slug,
    divisions: [match.division.slug],
    isMatch: true as const,
  };
  for (const of of SIDES) {
    const rating = chance.pick(USUAL);
    if (chance.next() < 1 / 8) continue;
    const { userId } = match[otherSide(of)];
    await giveRating({ matchId: match.id, rules: match.rules, change }, { of, rating, userId, at });
  }
}
