import { projectedOutcome } from "@/lib/match/rules/project";
import { paths } from "@/lib/paths";
import { apiPaths, DIVISION_LISTS } from "@/lib/paths/api";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import type { DivisionFacts, SeasonFacts } from "@/lib/season/store/season-facts";
import { championsOf } from "@/lib/stages/rules/champion";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { crosstable } from "@/lib/standings/rules/crosstable";
import type { PublicDivision, PublicMatch, RoundView } from "@/lib/standings/store/division-view";
import type { AnswerOf } from "../input/operations";
import { PUBLIC_STATUSES } from "../input/resources";

// What the public reads, as the API answers it.

export function organizationView({
  slug,
  name,
  timeZone,
  contactEmail,
}: Omit<OrganizationFacts, "id" | "office">): AnswerOf<"getOrganization"> {
  const [href, page] = [apiPaths.apiOrganization(slug), paths.organization(slug)];
  return { slug, name, timeZone, contactEmail, href, page };
}

/** A season; null for a draft, which isn't public. */
export function seasonView(season: SeasonFacts): AnswerOf<"getSeason"> | null {
  const status = PUBLIC_STATUSES.find((each) => each === season.status);
  if (!status) return null;
  const { slug, name, startsOn, registrationClosesOn, rulesVersion, organization } = season;
  return {
    slug,
    name,
    status,
    startsOn,
    registrationClosesOn,
    rulesVersion,
    divisions: season.divisions.map((division) => divisionLine(season, division)),
    breaks: season.breaks.map((each) => ({ name: each.name, from: each.from, until: each.until })),
    href: apiPaths.apiSeason(organization.slug, slug),
    page: paths.season(organization.slug, slug),
  };
}

function divisionLine(
  season: Pick<SeasonFacts, "slug" | "organization">,
  { slug, name, underAge, capacity }: DivisionFacts,
) {
  const address = [season.organization.slug, season.slug, slug] as const;
  return {
    slug,
    name,
    underAge,
    capacity,
    href: apiPaths.apiDivision(...address),
    page: paths.division(...address),
  };
}

export function divisionView(view: PublicDivision): AnswerOf<"getDivision"> {
  const { season, division, entries, rounds } = view;
  const nameOf = namesIn(view);
  const champions = championsOf(view)?.map((entryId) => ({ entryId, name: nameOf(entryId) })) ?? null;
  const listAt = (list: (typeof DIVISION_LISTS)[number]) =>
    apiPaths.apiDivision(season.organization.slug, season.slug, division.slug, list);
  const lists = Object.fromEntries(DIVISION_LISTS.map((list) => [list, listAt(list)]));
  return {
    ...divisionLine(season, division),
    entries: entries.length,
    rounds: rounds.length,
    champions,
    lists: lists as AnswerOf<"getDivision">["lists"],
  };
}

/** In the order that the division has them. */
export function entriesView({ season, entries }: PublicDivision): AnswerOf<"listEntries"> {
  return whole(
    entries.map(({ id, name, isFullName, hasLeft = false }) => {
      const page = paths.player(season.organization.slug, id);
      return { id, name, isFullName, hasLeft, page };
    }),
  );
}

export function roundsView({ rounds }: PublicDivision): AnswerOf<"listRounds"> {
  return whole(
    rounds.map(({ stage, number, opensAt, deadlineAt, sessionAt, sessionPlace, matches }) => ({
      stage: stage.position,
      format: stage.format,
      number,
      opensAt,
      deadlineAt,
      sessionAt,
      sessionPlace,
      matches: matches.length,
    })),
  );
}

export function matchesView(view: PublicDivision): AnswerOf<"listMatches"> {
  return whole(view.rounds.flatMap((round) => round.matches.map((match) => matchView(view, round, match))));
}

export function resultsView(view: PublicDivision): AnswerOf<"listResults"> {
  const { items } = matchesView(view);
  return whole(
    items.flatMap(({ correction: _, outcome, ...match }) => (outcome ? [{ ...match, outcome }] : [])),
  );
}

/** A match; someone who left the division has neither a name nor a page. */
export function matchView(
  view: PublicDivision,
  { stage, number: round }: RoundView,
  match: PublicMatch,
): AnswerOf<"getMatch"> {
  const { id, number, status, scheduledAt, deadlineAt, correction } = match;
  const org = view.season.organization.slug;
  const nameOf = namesIn(view);
  const side = (entryId: string) => {
    const name = nameOf(entryId);
    return { entryId: name === null ? null : entryId, name };
  };
  return {
    id,
    stage: stage.position,
    round,
    number,
    home: side(match.homeEntryId),
    away: side(match.awayEntryId),
    status,
    scheduledAt,
    deadlineAt,
    correction,
    outcome: status === "final" ? projectedOutcome(match) : null,
    href: apiPaths.apiMatch(org, id),
    page: paths.publicMatch(org, id),
  };
}

export function standingsView(view: PublicDivision): AnswerOf<"getStandings"> {
  return whole(
    tablesOf(view).map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => ({
        rank: row.rank,
        isTied: row.isTied,
        entryId: row.entryId,
        name: row.name,
        hasLeft: row.hasLeft ?? false,
        points: row.points,
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        forfeits: row.forfeits,
        doubleForfeits: row.doubleForfeits,
        gamesWon: row.gamesWon,
        gamesLost: row.gamesLost,
        tieBreaks: row.tieBreaks,
      })),
    })),
  );
}

export function crosstableView(view: PublicDivision): AnswerOf<"getCrosstable"> {
  return whole(
    tablesOf(view).map(({ name, rows, results }) => {
      const points = new Map(rows.map((row) => [row.entryId, row.points]));
      return {
        name,
        rows: crosstable(rows, results).map((row) => ({
          rank: row.rank,
          entryId: row.entryId,
          name: row.name,
          points: points.get(row.entryId) ?? 0,
          opponents: row.cells.filter(({ isSelf }) => !isSelf).map(opponentView),
        })),
      };
    }),
  );
}

function opponentView({ opponentId, matches }: ReturnType<typeof crosstable>[number]["cells"][number]) {
  return {
    entryId: opponentId,
    matches: matches
      .filter(({ kind }) => kind !== "none")
      .map(({ matchId = null, round, kind, score }) => ({
        matchId,
        round,
        kind,
        own: score?.own ?? null,
        other: score?.other ?? null,
      })),
  };
}

function namesIn({ entries }: PublicDivision): (entryId: string) => string | null {
  const names = new Map<string, string>(entries.map(({ id, name }) => [id, name]));
  return (entryId) => names.get(entryId) ?? null;
}

/** A list that has no more pages. */
function whole<Item>(items: Item[]): { items: Item[]; next: null } {
  return { items, next: null };
}
