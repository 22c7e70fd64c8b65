import { createHash } from "node:crypto";
import { kebabCase } from "@/lib/db/enum-names";
import { prisma, type Transaction } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { StageKey } from "@/lib/stages/stage-rules";

/** Double forfeits of a round: those held for the director, and those declared at the deadline. */
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
export async function readRoundForfeits(
  db: Transaction,
  { organizationId, userId }: DirectorScope,
  roundId: string,
  kind: ForfeitKind,
): Promise<RoundForfeits> {
  const rows = await db.match.findMany({
    where: { organizationId, roundId, ...WHERE[kind] },
    include: { home: true, away: true },
    orderBy: { number: "asc" },
  });
  const seen = rows.map(({ id, lastSeq }) => `${id}:${lastSeq}`).join();
  return {
    matches: rows.map(({ id, number, home, away }) => ({
      id,
      number,
      home: home.name,
      away: away.name,
      isOwn: home.userId === userId || away.userId === userId,
    })),
    stamp: createHash("sha256").update(seen).digest("hex").slice(0, 32),
  };
}

/** The same for a page. */
export function findRoundForfeits(scope: DirectorScope, roundId: string, kind: ForfeitKind) {
  return readRoundForfeits(prisma(), scope, roundId, kind);
}

const WHERE = {
  held: { status: { in: ["open", "scheduled"] }, forfeitHeldAt: { not: null } },
  declared: { status: "final", decidedBy: "double_forfeit" },
} satisfies Record<ForfeitKind, NonNullable<Parameters<Transaction["match"]["findMany"]>[0]>["where"]>;

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
  readonly since: Instant;
};

/** The rounds of an organization with double forfeits waiting, longest waiting first. */
export async function listHeldRounds({ organizationId }: DirectorScope): Promise<readonly HeldRound[]> {
  const rows = await prisma().round.findMany({
    where: { organizationId, matches: { some: WHERE.held } },
    include: {
      matches: { where: WHERE.held },
      stage: { include: { _count: { select: { rounds: true } }, division: { include: { season: true } } } },
    },
    take: 100,
  });
  return rows
    .map(({ number, matches, stage: { position, format, _count, division } }) => ({
      season: division.season,
      division,
      stage: position,
      round: { format: kebabCase(format), number, of: _count.rounds },
      count: matches.length,
      since: instantOf(new Date(Math.min(...matches.map(({ forfeitHeldAt }) => Number(forfeitHeldAt))))),
    }))
    .sort((one, two) => (one.since < two.since ? -1 : 1));
}
