import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { OrganizationId } from "@/lib/shared/ids";
import { type Instant, instantFrom } from "@/lib/shared/instant";
import type { currentSession } from "@/lib/stages/rules/current-session";
import type { StagedRound } from "@/lib/stages/rules/rounds-of-stage";
import type { SeasonFacts } from "./season-facts";
import { SEASON_FACTS, type SeasonRow, toSeason } from "./select-seasons";

/**
 * A round with its dates, and what its matches are like: one stands for all with the same status, and the same time if
 * there's a session.
 */
export type DatedRound = StagedRound & {
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
} & Parameters<typeof currentSession>[0];

export type SeasonWithRounds = SeasonFacts & {
  /** By division, in order; none for a division without a schedule, or in a season that's over. */
  readonly roundsOf: ReadonlyMap<string, readonly DatedRound[]>;
};

/** The seasons of an organization, newest first, with the rounds of those that aren't over. */
export async function listSeasonsWithRounds(
  organizationId: OrganizationId,
): Promise<readonly SeasonWithRounds[]> {
  const rows = await prisma().$queryRaw<{ season: SeasonRow; rounds: readonly RoundRow[] }[]>`
    SELECT ${SEASON_FACTS} AS season,
      CASE WHEN s.status IN ('registration', 'running') THEN ${ROUNDS} ELSE '[]' END AS rounds
    FROM season s JOIN organization o ON o.id = s.organization_id
    WHERE s.organization_id = ${organizationId}::uuid ORDER BY s.starts_on DESC, s.name LIMIT 100`;
  return rows.map(({ season, rounds }) => ({
    ...toSeason(season),
    roundsOf: new Map(
      season.divisions.map(({ id }) => [
        id,
        rounds.filter(({ divisionId }) => divisionId === id).map(toRound),
      ]),
    ),
  }));
}

/** The rounds of a season (s), stage by stage. */
const ROUNDS = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('divisionId', d.id, 'number', r.number,
    'stage', json_build_object('position', t.position, 'format', t.format),
    'opensAt', r.opens_at, 'deadlineAt', r.deadline_at, 'sessionAt', r.session_at,
    'matches', (
      SELECT coalesce(json_agg(json_build_object('status', kind.status, 'scheduledAt', kind.at)), '[]')
      FROM (
        SELECT DISTINCT m.status, CASE WHEN r.session_at IS NOT NULL THEN m.scheduled_at END AS at
        FROM "match" m WHERE m.round_id = r.id
      ) kind
    )) ORDER BY t.position, r.number), '[]')
  FROM division d JOIN stage t ON t.division_id = d.id JOIN round r ON r.stage_id = t.id
  WHERE d.season_id = s.id
)`;

type RoundRow = Pick<DatedRound, "number" | "stage"> & {
  readonly divisionId: string;
  readonly opensAt: string;
  readonly deadlineAt: string;
  readonly sessionAt: string | null;
  readonly matches: readonly {
    readonly status: DatedRound["matches"][number]["status"];
    readonly scheduledAt: string | null;
  }[];
};

function toRound({ number, stage, opensAt, deadlineAt, sessionAt, matches }: RoundRow): DatedRound {
  const instant = (text: string | null) => (text === null ? null : instantFrom(text));
  return {
    number,
    stage,
    opensAt: instantFrom(opensAt),
    deadlineAt: instantFrom(deadlineAt),
    sessionAt: instant(sessionAt),
    matches: matches.map(({ status, scheduledAt }) => ({ status, scheduledAt: instant(scheduledAt) })),
  };
}
