import type { Desk } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type SeasonStep, seasonStep } from "@/lib/season/view/next-step";
import { decidedSeasons, type PlayedDivision } from "@/lib/season/view/overview";
import { groupBy } from "@/lib/shared/group-by";
import { listDivisionsOfSeasons } from "@/lib/standings/store/divisions";
import { readStates } from "./seasons/[season]/load-division";

/**
 * What the first season whose matches are all decided asks of its director, as its own page says it: to draw a playoff or
 * finish the season, for example. Null if no season asks anything. The divisions of all these seasons are one statement.
 */
export async function loadSeasonStep(
  { scope, organization }: Pick<Desk<DirectorScope>, "scope" | "organization">,
  played: readonly PlayedDivision[],
): Promise<{ readonly href: string; readonly step: SeasonStep } | null> {
  const decided = decidedSeasons(played);
  if (decided.length === 0) return null;
  const views = groupBy(await listDivisionsOfSeasons(scope, decided), ({ season }) => season.slug);
  for (const slug of decided) {
    const own = views.get(slug) ?? [];
    const [first] = own;
    if (!first) continue;
    const step = seasonStep(first.season, await readStates(scope, own));
    if (step.turn === "you") return { href: paths.deskSeason(organization.slug, slug), step };
  }
  return null;
}
