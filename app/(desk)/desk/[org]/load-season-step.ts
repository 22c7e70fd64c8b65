import type { Desk } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { findSeason } from "@/lib/season/store/seasons";
import { type SeasonStep, seasonStep } from "@/lib/season/view/next-step";
import { decidedSeasons, type PlayedDivision } from "@/lib/season/view/overview";
import { readDivision } from "./seasons/[season]/load-division";

/**
 * What the first season whose matches are all decided asks of its director, as its own page says it: to draw a playoff or
 * finish the season, for example. Null if no season asks anything.
 */
export async function loadSeasonStep(
  desk: Pick<Desk<DirectorScope>, "scope" | "organization">,
  played: readonly PlayedDivision[],
): Promise<{ readonly href: string; readonly step: SeasonStep } | null> {
  const org = desk.organization.slug;
  for (const slug of decidedSeasons(played)) {
    const season = await findSeason(org, slug);
    if (!season) continue;
    const divisions = await Promise.all(season.divisions.map((each) => readDivision(desk, season, each)));
    const step = seasonStep(season, divisions);
    if (step.turn === "you") return { href: paths.deskSeason(org, slug), step };
  }
  return null;
}
