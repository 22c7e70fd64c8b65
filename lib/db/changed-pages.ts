import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { apiPaths, DIVISION_LISTS } from "@/lib/paths/api";
import { EMBEDS } from "@/lib/paths/embed";
import { GUIDE_LANGUAGES, guidePaths } from "@/lib/paths/guide";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { addDays } from "@/lib/shared/wall-clock";
import type { PublicChange } from "./changes";

/** The public pages and files that a change affects. */
export function changedPages({ organization, season, divisions }: PublicChange): readonly string[] {
  const ofOrganization = [
    paths.organization(organization),
    apiPaths.apiOrganization(organization),
    apiPaths.apiSeasons(organization),
  ];
  if (season === null) return ofOrganization;
  return [
    ...ofOrganization,
    apiPaths.apiSeason(organization, season),
    paths.season(organization, season),
    paths.seasonFeed(organization, season),
    paths.ruleSheet(organization, season),
    ...GUIDE_LANGUAGES.map((language) => guidePaths.guide(organization, season, language)),
    paths.screen(organization, season),
    paths.screenData(organization, season),
    paths.live(organization, season),
    paths.liveData(organization, season),
    ...divisions.flatMap((division) => [
      paths.division(organization, season, division),
      ...todayAnywhere().map((today) => paths.divisionOn(organization, season, division, today)),
      paths.standingsFile(organization, season, division),
      paths.crosstableFile(organization, season, division),
      paths.divisionFeed(organization, season, division),
      paths.divisionPicture(organization, season, division),
      ...EMBEDS.map((embed) => paths.embed(organization, season, division, embed)),
      apiPaths.apiDivision(organization, season, division),
      ...DIVISION_LISTS.map((list) => apiPaths.apiDivision(organization, season, division, list)),
    ]),
  ];
}

/**
 * Pages of which there are too many to name: a change expires all of the organization's, and the next reader of each has it
 * rendered again. The addresses are those of the files that render them; the page cache knows them by organization.
 */
export function changedPatterns({ organization, isMatch }: PublicChange): readonly string[] {
  const own = isMatch ? OF_MATCHES : [...OF_MATCHES, ...OF_SEASONS];
  return [
    ...own.map((pattern) => `/${organization}${pattern}`),
    ...(isMatch ? [] : ["/(public)/campuses/[page]"]),
  ];
}

const OF_MATCHES = ["/(public)/[org]/players/[id]", "/(public)/[org]/matches/[id]"];

/** A season's page also leads to another season that's open; a version of the rules lists the rounds that follow it. */
const OF_SEASONS = ["/(public)/[org]/[season]", "/(public)/[org]/[season]/rules/[version]"];

/** Addresses that a change expires and that aren't pages: the framework expires them by the folder of their file. */
export const CHANGED_FOLDERS = [
  "/api/v1/organizations/[org]/matches/[id]",
  "/(public)/[org]/players/[id]/picture.png",
  "/(public)/[org]/matches/[id]/picture.png",
] as const;

/** Changes now affect today's standings, whichever date that is in the organization's zone. */
function todayAnywhere(): readonly string[] {
  const today = dateIn(instantOf(now()), "UTC");
  return [addDays(today, -1), today, addDays(today, 1)];
}
