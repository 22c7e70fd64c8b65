import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { stampOf } from "@/lib/db/stamp";
import type { Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { UserId } from "@/lib/shared/ids";
import { type Instant, instantFrom } from "@/lib/shared/instant";
import type { StageKey } from "@/lib/stages/stage-rules";
import { someoneDecides } from "../deciders";

/**
 * Double forfeits of a round: those held for the director, and those declared at the deadline between players who are
 * still in.
 */
export const FORFEIT_KINDS = ["held", "declared"] as const;
export type ForfeitKind = (typeof FORFEIT_KINDS)[number];

export type RoundForfeit = {
  readonly id: string;
  readonly number: number;
  readonly home: string;
  readonly away: string;
  /** The director who's reading plays in this match. */
  readonly isOwn: boolean;
};

export type RoundForfeits = {
  readonly matches: readonly RoundForfeit[];
  /** Changes whenever one of these matches changes, or one joins or leaves the list. */
  readonly stamp: string;
};

/** One kind of double forfeits of a round. The stamp makes sure that a director acts on the list they saw. */
export async function findRoundForfeits(
  { organizationId, userId }: DirectorScope,
  roundId: string,
  kind: ForfeitKind,
  tx: Pick<Transaction, "match"> = prisma(),
): Promise<RoundForfeits> {
  const rows = await tx.match.findMany({
    where: { organizationId, roundId, ...WHERE[kind] },
    include: {
      home: true,
      away: true,
      events: { where: { type: { in: [...DECIDING] } }, orderBy: { seq: "desc" }, take: 1 },
    },
    orderBy: { number: "asc" },
  });
  const listed = rows.filter(({ events: [last] }) => kind === "held" || last?.type === "DeadlinePassed");
  return {
    matches: listed.map(({ id, number, home, away }) => ({
      id,
      number,
      home: home.name,
      away: away.name,
      isOwn: home.userId === userId || away.userId === userId,
    })),
    stamp: stampOf(listed.map(({ id, lastSeq }) => [id, lastSeq])),
  };
}

/** Who declared a double forfeit: the clock, or a director, whose ruling only another ruling replaces. */
const DECIDING = ["DeadlinePassed", "Ruled"] as const;

const WHERE = {
  held: { status: { in: ["open", "scheduled"] }, forfeitHeldAt: { not: null } },
  declared: {
    status: "final",
    decidedBy: "double_forfeit",
    home: { status: "active" },
    away: { status: "active" },
  },
} satisfies Record<ForfeitKind, NonNullable<Parameters<Transaction["match"]["findMany"]>[0]>["where"]>;

/** The matches of a division (d) whose double forfeit a director can undo, as `declared` lists them: their ids as JSON. */
export const DECLARED_IN_DIVISION = Prisma.sql`(
  SELECT coalesce(json_agg(m.id), '[]')
  FROM stage t
  JOIN round r ON r.stage_id = t.id
  JOIN "match" m ON m.round_id = r.id
  JOIN entry home ON home.id = m.home_entry_id AND home.status = 'active'
  JOIN entry away ON away.id = m.away_entry_id AND away.status = 'active'
  WHERE t.division_id = d.id AND m.status = 'final' AND m.decided_by = 'double-forfeit'
    AND 'DeadlinePassed' = (
      SELECT e.type FROM match_event e WHERE e.match_id = m.id AND e.type IN (${Prisma.join(DECIDING)})
      ORDER BY e.seq DESC LIMIT 1
    )
)`;

/** A round with double forfeits waiting for the director. */
export type HeldRound = {
  readonly season: { readonly slug: string; readonly name: string };
  readonly division: { readonly slug: string; readonly name: string };
  readonly stage: number;
  readonly round: {
    readonly format: StageKey;
    readonly number: number;
    readonly of: number;
  };
  readonly count: number;
  /** The director who's reading plays in all of them. */
  readonly isOwn: boolean;
  /** Can another director, or a stand-in, decide the match if it's their own? */
  readonly othersDecide: boolean;
  readonly since: Instant;
};

/** What `heldRoundsIn` reads of each. */
export type HeldRoundRow = Omit<HeldRound, "since"> & { readonly since: string };

/** The rounds of these organizations with double forfeits waiting, longest waiting first, as JSON, for a reader. */
export function heldRoundsIn(organizations: Prisma.Sql, reader: UserId, at: Date): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object(
      'season', json_build_object('slug', s.slug, 'name', s.name),
      'division', json_build_object('slug', d.slug, 'name', d.name),
      'stage', t.position,
      'round', json_build_object('format', t.format, 'number', r.number,
        'of', (SELECT count(*) FROM round WHERE stage_id = t.id)),
      'count', held.count,
      'isOwn', held.is_own,
      'othersDecide', held.others_decide,
      'since', held.since
    ) ORDER BY held.since, r.id), '[]')
    FROM (
      SELECT round_id, count(*) AS count, min(forfeit_held_at) AS since, bool_and(own.is) AS is_own,
        bool_or(CASE WHEN own.is THEN ${someoneDecides(at)} ELSE true END) AS others_decide
      FROM "match" m
      CROSS JOIN LATERAL (SELECT EXISTS (
        SELECT FROM entry WHERE id IN (m.home_entry_id, m.away_entry_id) AND user_id = ${reader}::uuid
      ) AS is) own
      WHERE organization_id = ANY(${organizations})
        AND status IN ('open', 'scheduled') AND forfeit_held_at IS NOT NULL
      GROUP BY round_id
    ) AS held
    JOIN round r ON r.id = held.round_id
    JOIN stage t ON t.id = r.stage_id
    JOIN division d ON d.id = t.division_id
    JOIN season s ON s.id = d.season_id
  )`;
}

export function toHeldRound({ since, ...round }: HeldRoundRow): HeldRound {
  return { ...round, since: instantFrom(since) };
}
