import { countForfeits, isStruckOut, type SettledSide } from "@/lib/domain/entries/strikes";
import type { DirectorScope } from "@/lib/domain/permissions";
import type { Prisma } from "./generated/client";
import { toProjection } from "./matches/record";
import { prisma } from "./prisma";
import { readRules } from "./rules";

/** A player with as many forfeits as the rules of the season bear. */
export type StruckEntry = {
  readonly entryId: string;
  readonly name: string;
  readonly division: { readonly slug: string; readonly name: string };
  readonly season: { readonly slug: string; readonly name: string };
  readonly forfeits: number;
  /** At how many the rules ask. */
  readonly strikes: number;
};

const FORFEITED = {
  where: { status: "final", decidedBy: { in: ["forfeit", "double_forfeit"] } },
} satisfies { where: Prisma.MatchWhereInput };

/** Who still plays in a running season and has reached its strikes, most forfeits first. */
export async function listStruck({ organizationId }: DirectorScope): Promise<readonly StruckEntry[]> {
  const entries = await prisma().entry.findMany({
    where: {
      organizationId,
      status: "active",
      division: { season: { status: { in: ["registration", "running"] } } },
      OR: [{ homeMatches: { some: FORFEITED.where } }, { awayMatches: { some: FORFEITED.where } }],
    },
    include: {
      homeMatches: FORFEITED,
      awayMatches: FORFEITED,
      division: {
        include: { season: { include: { rulePacks: { orderBy: { version: "desc" }, take: 1 } } } },
      },
    },
    orderBy: { name: "asc" },
  });
  return entries
    .flatMap(({ id, name, division, homeMatches, awayMatches }): StruckEntry[] => {
      const [pack] = division.season.rulePacks;
      const strikes = pack ? readRules(pack).forfeits.strikes : null;
      const forfeits = countForfeits([
        ...homeMatches.flatMap((match) => settled("home", match)),
        ...awayMatches.flatMap((match) => settled("away", match)),
      ]);
      if (strikes === null || !isStruckOut(forfeits, strikes)) return [];
      return [{ entryId: id, name, division, season: division.season, forfeits, strikes }];
    })
    .sort((one, two) => two.forfeits - one.forfeits);
}

function settled(side: SettledSide["side"], row: Parameters<typeof toProjection>[0]): SettledSide[] {
  const { homeResult: home, awayResult: away, decidedBy } = toProjection(row);
  return home && away && decidedBy ? [{ side, outcome: { home, away, decidedBy } }] : [];
}
