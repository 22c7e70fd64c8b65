import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { gamesThatStand } from "@/lib/match/rules/project";
import { type WatchFacts, watchingOf } from "@/lib/match/rules/watching";
import type { Party } from "@/lib/match/store/match-record";
import { PLAYED_BY, readMatches } from "@/lib/match/store/read-match";
import { watchFactsOfAll } from "@/lib/match/store/watching";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type NameFacts, nameFactsOf, publicNamesOf } from "@/lib/people/store/public-names";
import { venueName } from "@/lib/season/rules/play-venue";
import { dateIn } from "@/lib/shared/dates";
import type { DivisionId, SeasonId, UserId } from "@/lib/shared/ids";
import type { ReportedEntry } from "../rules/reports/division-report";
import type { ArchivedMatch } from "../rules/reports/game-archive";

// What the files of a season are made of.

/** The players that a report of a division lists: those who are in, and those who left and had matches. */
export async function listReportedEntries(
  scope: DirectorScope,
  divisionId: string,
): Promise<readonly ReportedEntry[]> {
  return prisma().entry.findMany({
    where: {
      divisionId,
      organizationId: scope.organizationId,
      OR: [{ status: "active" }, { homeMatches: { some: {} } }, { awayMatches: { some: {} } }],
    },
    select: { id: true, name: true, seed: true, annulled: true },
  });
}

/**
 * The decided matches of a season, or of one division if given, with the games their players agree on. Files of games are
 * passed on, so they have the names that the public reads, and no moves of a match that no one may watch.
 */
export async function listArchivedMatches(
  scope: DirectorScope,
  seasonId: SeasonId,
  divisionId?: DivisionId,
): Promise<readonly ArchivedMatch[]> {
  const inDivision = divisionId ? Prisma.sql`AND d.id = ${divisionId}::uuid` : Prisma.empty;
  return listAgreed(Prisma.sql`
    WHERE s.id = ${seasonId}::uuid AND s.organization_id = ${scope.organizationId}::uuid ${inDivision}`);
}

/** The decided matches of one player, in all of their leagues, with the player's own name in full. */
export async function listOwnArchivedMatches(userId: UserId): Promise<readonly ArchivedMatch[]> {
  return listAgreed(Prisma.sql`${PLAYED_BY} WHERE own.user_id = ${userId}::uuid`, userId);
}

const MOST_MATCHES = 5000;

/** @param which conditions on the match (m), its stage (t), division (d) and season (s) */
async function listAgreed(which: Prisma.Sql, ownerId?: UserId): Promise<readonly ArchivedMatch[]> {
  const matches = await readMatches(Prisma.sql`
    ${which} AND m.decided_by IN ('agreed', 'stands')
    ORDER BY s.starts_on, d.position, t.position, r.number, m.number LIMIT ${MOST_MATCHES}`);
  const [{ names, earlier, watching }] = await prisma().$queryRaw<[Beside]>`
    SELECT
      ${nameFactsOf(matches.flatMap(({ home, away }) => [home.entryId, away.entryId]))} AS names,
      ${roundsBefore(matches.map(({ stage }) => stage.id))} AS earlier,
      ${watchFactsOfAll(ownerId ? [] : matches.map(({ id }) => id))} AS watching`;
  const shown = publicNamesOf(names);
  const nameOf = ({ entryId, userId, name }: Party) =>
    userId === ownerId ? name : (shown.get(entryId) ?? "");
  return matches.flatMap((match) => {
    const { organization, season, division, round, stage, home, away, rules, state, projection } = match;
    const games = gamesThatStand(state);
    if (!state.outcome || !games) return [];
    const facts = watching[match.id];
    if (facts && watchingOf(rules, facts).kind === "nobody") return [];
    return {
      event: `${organization.name}, ${season.name}, ${division.name}`,
      site: state.fixedPlace ?? venueName(rules.venue),
      playedOn: projection.scheduledAt && dateIn(projection.scheduledAt, organization.timeZone),
      round: (earlier[stage.id] ?? 0) + round.number,
      names: { home: nameOf(home), away: nameOf(away) },
      outcome: state.outcome,
      games,
    };
  });
}

/**
 * What is read beside matches: facts for names, by stage how many rounds come before it, and by match who may watch it;
 * that's left out of a player's own file.
 */
type Beside = {
  readonly names: readonly NameFacts[];
  readonly earlier: Readonly<Record<string, number>>;
  readonly watching: Readonly<Record<string, WatchFacts>>;
};

/** How many rounds there are before each of these stages, as JSON, so that a playoff continues the count. */
function roundsBefore(stageIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_object_agg(t.id, (
      SELECT count(*) FROM stage earlier JOIN round r ON r.stage_id = earlier.id
      WHERE earlier.division_id = t.division_id AND earlier.position < t.position
    )), '{}')
    FROM stage t WHERE t.id = ANY(${[...new Set(stageIds)]}::uuid[])
  )`;
}
