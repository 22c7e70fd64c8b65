import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { countDecisions, type DecisionsRow, decisionsIn, toDecisions } from "@/lib/desk/store/decisions";
import { entriesOf, type OwnEntry } from "@/lib/entries/store/own-entries";
import { feesOwedBy, type OwedFee } from "@/lib/fees/store/owing";
import {
  newestMatchesOfPlayer,
  PLAYED_BY,
  type PlayerMatch,
  toPlayerMatch,
} from "@/lib/match/store/read-match";
import {
  listOfMatches,
  type MatchRow,
  toShownMatch,
  UNDECIDED_EVENTS,
} from "@/lib/match/store/select-matches";
import { type Search, type SearchJson, searchFrom, searchOf } from "@/lib/online/store/searches";
import { directedBy, type RolesAt } from "@/lib/people/store/roles-everywhere";
import { type OpenSeason, openSeasonsFor } from "@/lib/season/store/open-seasons";
import type { EntryId, OrganizationId, UserId } from "@/lib/shared/ids";
import type { CalendarDate } from "@/lib/shared/instant";
import type { Ratings } from "@/lib/sportsmanship/rules/average";
import type { PublicDivision } from "@/lib/standings/store/division-view";
import {
  type DivisionRow,
  IS_IN_STANDINGS,
  listOfDivisions,
  ratingsOfDivision,
  toPublicDivision,
} from "@/lib/standings/store/select-divisions";
import {
  type ClosureOfVenues,
  type ClosureRow,
  closuresSince,
  toClosureOfVenues,
} from "@/lib/venue/store/closures";
import { type AskedWaiver, waiversAskedOf } from "@/lib/waivers/store/missing";

type Person = { readonly id: UserId; readonly rolesEverywhere: readonly RolesAt[] };

/** What "Your move" shows of a person. */
export type MyPage = {
  /** By deadline. */
  readonly matches: readonly PlayerMatch[];
  /** What was found of their matches that are yet to be reported, by the match's id. */
  readonly searches: ReadonlyMap<string, Search>;
  readonly entries: readonly OwnEntry[];
  /** Where they played in seasons that are archived. */
  readonly archived: readonly ArchivedEntry[];
  readonly openSeasons: readonly OpenSeason[];
  /** What they have yet to accept or pay for a season they're in. */
  readonly askedWaivers: readonly AskedWaiver[];
  readonly owedFees: readonly OwedFee[];
  /** Organizations in which they've entered their availability. */
  readonly availableIn: readonly OrganizationId[];
  /** How much is waiting at the desks they direct. */
  readonly decisions: number;
};

/**
 * The newest entry of a person in the standings of an organization's archived seasons. Its public page has all of their
 * seasons there. If the public reads a number instead of their name, the page of each entry has only its own.
 */
export type ArchivedEntry = {
  readonly entryId: EntryId;
  readonly organization: { readonly slug: string; readonly name: string };
};

export async function readMyPage(person: Person, at: Date): Promise<MyPage> {
  const { id, rolesEverywhere } = person;
  const row = await readRow<MyPageRow>(Prisma.sql`
    SELECT
      ${listOfMatches(newestMatchesOfPlayer(id, at), UNDECIDED_EVENTS)} AS matches,
      ${searchesOfPlayer(id)} AS searches,
      ${entriesOf(id)} AS entries,
      ${archivedEntriesOf(id)} AS archived,
      ${openSeasonsFor(person, at)} AS "openSeasons",
      ${waiversAskedOf(id, at)} AS "askedWaivers",
      ${feesOwedBy(id, at)} AS "owedFees",
      (
        SELECT coalesce(json_agg(DISTINCT organization_id), '[]') FROM free_hours
        WHERE user_id = ${id}::uuid
          AND organization_id IN (SELECT organization_id FROM entry WHERE user_id = ${id}::uuid)
      ) AS "availableIn",
      ${decisionsIn(directedBy(rolesEverywhere), id, at)} AS decisions`);
  const { matches, searches, decisions, ...rest } = row;
  return {
    ...rest,
    matches: matches.map((match) => toPlayerMatch(toShownMatch(match), id)).toReversed(),
    searches: new Map(searches.map(({ matchId, search }) => [matchId, searchFrom(search)])),
    decisions: countDecisions(toDecisions(decisions)),
  };
}

type MyPageRow = Omit<MyPage, "matches" | "searches" | "decisions"> & {
  readonly matches: readonly MatchRow[];
  readonly searches: readonly { readonly matchId: string; readonly search: SearchJson }[];
  readonly decisions: DecisionsRow;
};

function archivedEntriesOf(userId: UserId): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(listed.archived ORDER BY listed.name), '[]') FROM (
      SELECT DISTINCT ON (o.id) o.name, json_build_object(
        'entryId', e.id, 'organization', json_build_object('slug', o.slug, 'name', o.name)
      ) AS archived
      FROM entry e
      JOIN division d ON d.id = e.division_id
      JOIN season s ON s.id = d.season_id
      JOIN organization o ON o.id = s.organization_id
      WHERE e.user_id = ${userId}::uuid AND s.status = 'archived' AND ${IS_IN_STANDINGS}
      ORDER BY o.id, s.starts_on DESC, e.id
    ) AS listed
  )`;
}

/** The searches that found something of a person's matches to play, as JSON. */
function searchesOfPlayer(userId: UserId): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('matchId', m.id, 'search', ${searchOf(Prisma.sql`m.id`)})), '[]')
    FROM "match" m ${PLAYED_BY}
    WHERE own.user_id = ${userId}::uuid AND m.status IN ('open', 'scheduled')
      AND EXISTS (SELECT FROM game_search WHERE match_id = m.id AND found_at IS NOT NULL)
  )`;
}

/**
 * What it shows of the divisions they play or wait in by these entries, with how their own opponents rated them, and when venues
 * of these organizations are closed.
 */
export async function readMyDivisions(
  own: readonly Pick<OwnEntry, "id" | "divisionId">[],
  closed: { readonly in: readonly OrganizationId[]; readonly since: CalendarDate },
): Promise<{
  readonly divisions: readonly PublicDivision[];
  readonly ratings: ReadonlyMap<string, Ratings>;
  readonly closures: readonly ClosureOfVenues[];
}> {
  const row = await readRow<MyDivisionsRow>(Prisma.sql`
    SELECT
      ${listOfDivisions(divisionsOf(own.map(({ divisionId }) => divisionId)))} AS divisions,
      ${closuresSince(closed)} AS closures`);
  const ids = new Set(own.map(({ id }) => id));
  return {
    divisions: row.divisions.map(toPublicDivision),
    ratings: new Map(
      row.divisions.flatMap((division) => [...ratingsOfDivision(division)].filter(([id]) => ids.has(id))),
    ),
    closures: row.closures.map(toClosureOfVenues),
  };
}

/**
 * The divisions with these ids. Nearly always it's one, which is asked for by itself: PostgreSQL finds a plan for one id
 * in a list so much cheaper than a plan for any list that it makes a new one for each request.
 */
function divisionsOf(ids: readonly string[]): Prisma.Sql {
  const [first] = ids;
  return ids.length === 1
    ? Prisma.sql`WHERE d.id = ${first}::uuid`
    : Prisma.sql`WHERE d.id = ANY(${ids}::uuid[])`;
}

type MyDivisionsRow = {
  readonly divisions: readonly DivisionRow[];
  readonly closures: readonly ClosureRow[];
};
