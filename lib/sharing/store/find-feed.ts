import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { findSeason } from "@/lib/season/store/seasons";
import type { Instant } from "@/lib/shared/instant";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision, type PublicDivision } from "@/lib/standings/store/divisions";
import type { AtomFeed } from "../view/atom";
import { type FeedOf, resultsFeed } from "../view/results-feed";
import { listDecidedAt } from "./decided-at";

/** A feed; where it is now; or undefined for drafts and if there's none. */
export type FoundFeed = { readonly feed: AtomFeed } | { readonly movedTo: string } | undefined;

/** Feed readers look every hour or so; more results than these they read on the page. */
const MOST_RESULTS = 100;

/** The newest results of a division. */
export async function findDivisionFeed(org: string, season: string, division: string): Promise<FoundFeed> {
  const view = await findDivision(org, season, division);
  if (!view) return undefined;
  const at = [org, view.season.slug, view.division.slug] as const;
  if (isMoved(view, { season, division })) return { movedTo: paths.divisionFeed(...at) };
  const about = {
    id: view.division.id,
    title: `Results: ${view.division.name} division, ${view.season.name}, ${view.season.organization.name}`,
    page: paths.division(...at),
    feed: paths.divisionFeed(...at),
  };
  return { feed: await feedOf(about, [view], startOf(view.season)) };
}

/** The newest results of all divisions of a season. */
export async function findSeasonFeed(org: string, slug: string): Promise<FoundFeed> {
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") return undefined;
  if (season.slug !== slug) return { movedTo: paths.seasonFeed(org, season.slug) };
  const found = await Promise.all(season.divisions.map((division) => findDivision(org, slug, division.slug)));
  const views = found.filter((view): view is PublicDivision => view !== undefined);
  const about = {
    id: season.id,
    title: `Results: ${season.name}, ${season.organization.name}`,
    page: paths.season(org, slug),
    feed: paths.seasonFeed(org, slug),
  };
  return { feed: await feedOf(about, views, startOf(season)) };
}

async function feedOf(about: FeedOf, views: readonly PublicDivision[], since: Instant): Promise<AtomFeed> {
  const decidedAt = await listDecidedAt(
    views.map(({ division }) => division.id),
    MOST_RESULTS,
  );
  return resultsFeed(about, views, decidedAt, { appUrl: env().appUrl, since });
}

/** Without results, a feed is as old as its season. */
function startOf({ startsOn }: PublicDivision["season"]): Instant {
  return `${startsOn}T00:00:00.000Z`;
}
