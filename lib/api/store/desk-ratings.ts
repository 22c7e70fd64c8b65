import { otherSide, SIDES } from "@/lib/match/rules/sides";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { findSeason } from "@/lib/season/store/seasons";
import { listRatedMatches, type RatedMatch } from "@/lib/sportsmanship/store/ratings";
import type { DeskRatingResource } from "../input/desk-rating-resource";

/**
 * The ratings in a division of the director's organization. Directors who play don't read those of their own matches,
 * as on the pages: another director looks at them.
 */
export async function listDeskRatings(
  scope: DirectorScope,
  org: string,
  asked: { readonly season: string; readonly division: string },
) {
  const season = await findSeason(org, asked.season);
  const division = season && (await findDivisionIn(season, asked.division));
  if (!division || season.organization.id !== scope.organizationId) return undefined;
  const matches = await listRatedMatches(division.id);
  const others = matches.filter(({ home, away }) => ![home.userId, away.userId].includes(scope.userId));
  return { items: others.flatMap(ratingsOf), next: null };
}

function ratingsOf({ matchId, given, isClosed, ...players }: RatedMatch): readonly DeskRatingResource[] {
  return SIDES.flatMap((of) => {
    const rating = given[of];
    if (rating === undefined) return [];
    const byEntryId = players[otherSide(of)].entryId;
    return [{ matchId, of, byEntryId, rating, canLeaveOut: rating !== null && !isClosed }];
  });
}
