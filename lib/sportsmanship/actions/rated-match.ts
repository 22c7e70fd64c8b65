import type { ShownMatch } from "@/lib/match/store/match-record";
import type { PlayerMatch } from "@/lib/match/store/read-match";

/** A match whose players are rated, and the public pages that a new average can change. */
export function ratedMatch({ id, rules, organization, season, division }: ShownMatch | PlayerMatch) {
  const change = {
    organization: organization.slug,
    season: season.slug,
    divisions: [division.slug],
    isMatch: true as const,
  };
  return { matchId: id, rules, change };
}
