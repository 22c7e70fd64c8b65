import { listSeasons } from "@/lib/season/store/seasons";
import { type Overview, overviewOf } from "@/lib/season/view/overview";
import type { Instant } from "@/lib/shared/instant";
import { findDivision } from "@/lib/standings/store/divisions";

/** The divisions of an organization's seasons that are running or in registration, for the desk. */
export async function loadOverview(organizationId: string, now: Instant): Promise<Overview> {
  const seasons = await listSeasons(organizationId);
  const divisionsAsked = seasons
    .filter(({ status }) => status === "running" || status === "registration")
    .flatMap((season) => season.divisions.map((division) => ({ season, division })));
  const views = await Promise.all(
    divisionsAsked.map(({ season, division }) =>
      findDivision(season.organization.slug, season.slug, division.slug),
    ),
  );
  const played = divisionsAsked.map((asked, index) => ({ ...asked, rounds: views[index]?.rounds ?? [] }));
  return overviewOf(seasons.length > 0, played, now);
}
