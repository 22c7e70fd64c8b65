import type { Prisma } from "@/lib/db/generated/client";
import { prisma } from "@/lib/db/prisma";
import { gamesThatStand } from "@/lib/match/rules/project";
import { MATCH_RECORD, type Party, toRecord } from "@/lib/match/store/match-record";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { listPublicNames } from "@/lib/people/store/public-names";
import { venueName } from "@/lib/season/rules/play-venue";
import { dateIn } from "@/lib/shared/dates";
import type { DivisionId, SeasonId } from "@/lib/shared/ids";
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
    take: 1000,
  });
}

/**
 * The settled matches of a season, or of one division if given, with the games their players agree on. Files of games are
 * passed on, so they have the names that the public reads.
 */
export async function listArchivedMatches(
  scope: DirectorScope,
  seasonId: SeasonId,
  divisionId?: DivisionId,
): Promise<readonly ArchivedMatch[]> {
  const division = { seasonId, ...(divisionId ? { id: divisionId } : {}) };
  return listAgreed({ organizationId: scope.organizationId, round: { stage: { division } } });
}

/** The settled matches of one player, in all of their leagues, with the player's own name in full. */
export async function listOwnArchivedMatches(userId: string): Promise<readonly ArchivedMatch[]> {
  return listAgreed({ OR: [{ home: { userId } }, { away: { userId } }] }, userId);
}

const MOST_MATCHES = 5000;

async function listAgreed(
  where: Prisma.MatchWhereInput,
  ownerId?: string,
): Promise<readonly ArchivedMatch[]> {
  const rows = await prisma().match.findMany({
    where: { ...where, decidedBy: { in: ["agreed", "stands"] } },
    include: MATCH_RECORD,
    orderBy: [
      { round: { stage: { division: { season: { startsOn: "asc" } } } } },
      { round: { stage: { division: { position: "asc" } } } },
      { round: { stage: { position: "asc" } } },
      { round: { number: "asc" } },
      { number: "asc" },
    ],
    take: MOST_MATCHES,
  });
  const before = await countRoundsBefore(rows.map(({ round }) => round.stage));
  const shown = await listPublicNames(rows.flatMap(({ home, away }) => [home.id, away.id]));
  const nameOf = ({ entryId, userId, name }: Party) =>
    userId === ownerId ? name : (shown.get(entryId) ?? "");
  return rows.flatMap((row) => {
    const { organization, season, division, round, stage, home, away, rules, state, projection } =
      toRecord(row);
    const games = gamesThatStand(state);
    if (!state.outcome || !games) return [];
    return {
      event: `${organization.name}, ${season.name}, ${division.name}`,
      site: venueName(rules.venue),
      playedOn: projection.scheduledAt && dateIn(projection.scheduledAt, organization.timeZone),
      round: (before.get(stage.id) ?? 0) + round.number,
      names: { home: nameOf(home), away: nameOf(away) },
      outcome: state.outcome,
      games,
    };
  });
}

/** How many rounds there are before each of these stages, so that a playoff continues the count. */
async function countRoundsBefore(
  stages: readonly { readonly id: string; readonly divisionId: string; readonly position: number }[],
): Promise<ReadonlyMap<string, number>> {
  const divisions = [...new Set(stages.map(({ divisionId }) => divisionId))];
  const all = await prisma().stage.findMany({
    where: { divisionId: { in: divisions } },
    select: { divisionId: true, position: true, _count: { select: { rounds: true } } },
  });
  return new Map(
    stages.map(({ id, divisionId, position }) => {
      const earlier = all.filter((other) => other.divisionId === divisionId && other.position < position);
      return [id, earlier.reduce((sum, { _count }) => sum + _count.rounds, 0)];
    }),
  );
}
