/** Addresses of the API. Not a part of `paths`, which every page loads. */
export const apiPaths = {
  api: () => ROOT,
  apiDocs: () => `${ROOT}/docs`,
  apiDescription: () => `${ROOT}/openapi.json`,
  apiOrganizations: (after?: string) =>
    `${ROOT}/organizations${after ? `?${new URLSearchParams({ after })}` : ""}`,
  apiOrganization: (org: string) => join("organizations", org),
  apiSeasons: (org: string) => join("organizations", org, "seasons"),
  apiSeason: (org: string, season: string) => join("organizations", org, "seasons", season),
  /** A division, or one of the lists in it. */
  apiDivision: (org: string, season: string, division: string, list?: DivisionList) =>
    join("organizations", org, "seasons", season, "divisions", division, ...(list ? [list] : [])),
  apiMatch: (org: string, matchId: string) => join("organizations", org, "matches", matchId),
} as const;

/** The lists that the public reads of a division. */
export const DIVISION_LISTS = ["entries", "rounds", "matches", "results", "standings", "crosstable"] as const;
export type DivisionList = (typeof DIVISION_LISTS)[number];

const ROOT = "/api/v1";

function join(...segments: readonly string[]): string {
  return `${ROOT}/${segments.map(encodeURIComponent).join("/")}`;
}
