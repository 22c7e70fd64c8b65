import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { apiPaths, type DivisionList } from "@/lib/paths/api";
import { findOrganization } from "@/lib/people/store/organizations";
import { findSeason, listSeasons } from "@/lib/season/store/seasons";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { inPublicOrder } from "@/lib/standings/store/division-view";
import { findDivision, type PublicDivision } from "@/lib/standings/store/divisions";
import { findPublicMatch } from "@/lib/standings/store/public-match";
import { makeCursor, readCursor } from "../input/cursor";
import type { AnswerOf, ReadName } from "../input/operations";
import {
  crosstableView,
  divisionView,
  entriesView,
  matchesView,
  matchView,
  organizationView,
  resultsView,
  roundsView,
  seasonView,
  standingsView,
} from "../view/public-resources";

/** What was asked for; its new address; or undefined if there's nothing there. */
export type Found = { readonly body: object } | { readonly movedTo: string } | undefined;

/** The parts of an address. */
export type Asked = Readonly<Record<string, string>>;

type Read = (asked: Asked) => Promise<Found>;

/** How each read is answered: from the same stores as the public pages. */
export const PUBLIC_READS: { readonly [Name in Exclude<ReadName, "listOrganizations">]: Read } = {
  getOrganization: async ({ org = "" }) => {
    const organization = await findOrganization(org);
    return organization && bodyOf(organizationView(organization));
  },
  listSeasons: async ({ org = "" }) => {
    const organization = await findOrganization(org);
    if (!organization) return undefined;
    const items = (await listSeasons(organization.id)).flatMap((season) => seasonView(season) ?? []);
    return bodyOf({ items, next: null } satisfies AnswerOf<"listSeasons">);
  },
  getSeason: async ({ org = "", season: slug = "" }) => {
    const season = await findSeason(org, slug);
    const body = season && seasonView(season);
    if (!season || !body) return undefined;
    return season.slug === slug ? bodyOf(body) : { movedTo: apiPaths.apiSeason(org, season.slug) };
  },
  getDivision: ofDivision(divisionView),
  listEntries: ofDivision(
    (division) => entriesView({ ...division, entries: inPublicOrder(division.entries) }),
    "entries",
  ),
  listRounds: ofDivision(roundsView, "rounds"),
  listMatches: ofDivision(matchesView, "matches"),
  listResults: ofDivision(resultsView, "results"),
  getStandings: ofDivision(standingsView, "standings"),
  getCrosstable: ofDivision(crosstableView, "crosstable"),
  getMatch: async ({ org = "", id = "" }) => {
    const found = await findPublicMatch(org, id);
    return found && bodyOf(matchView(found.division, found.round, found.match));
  },
};

function bodyOf(body: object): Found {
  return { body };
}

function ofDivision(view: (division: PublicDivision) => object, list?: DivisionList) {
  return async ({ org = "", season = "", division = "" }: Asked): Promise<Found> => {
    const found = await findDivision(org, season, division);
    if (!found) return undefined;
    return isMoved(found, { season, division })
      ? { movedTo: apiPaths.apiDivision(org, found.season.slug, found.division.slug, list) }
      : { body: view(found) };
  };
}

const ON_A_PAGE = 50;

/** A page of the organizations by name, after the one that the cursor names; null if the cursor isn't ours. */
export async function listOrganizations(
  after: string | undefined,
): Promise<AnswerOf<"listOrganizations"> | null> {
  const cursor = after ? readCursor(after) : undefined;
  if (cursor === null) return null;
  const rows = await prisma().organization.findMany({
    where: cursor ? isAfter(...cursor) : {},
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: ON_A_PAGE + 1,
  });
  const shown = rows.slice(0, ON_A_PAGE);
  const last = shown.at(-1);
  const next = last && rows.length > ON_A_PAGE ? makeCursor(last.name, last.id) : null;
  return {
    items: shown.map(organizationView),
    next: next && apiPaths.apiOrganizations(next),
  };
}

function isAfter(name: string, id: string): Prisma.OrganizationWhereInput {
  return { OR: [{ name: { gt: name } }, { name, id: { gt: id } }] };
}
