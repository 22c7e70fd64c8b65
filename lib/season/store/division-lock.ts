import type { PublicChange } from "@/lib/db/changes";
import type { SeasonStatus } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { Zone } from "@/lib/shared/instant";
import type { RulePack } from "../input/rule-pack";
import { readRules } from "./read-rules";
import { isRegistrationPast } from "./registration-past";

/** A locked division: players can't join or leave and it can't be published until the transaction ends. */
export type LockedDivision = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly underAge: number | null;
  readonly capacity: number | null;
  /** Has it been paired? */
  readonly isPublished: boolean;
  readonly season: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly status: SeasonStatus;
    /** Calendar date, "2026-11-16". */
    readonly startsOn: string;
    /** The last day to register; null if there is none. */
    readonly registrationClosesOn: string | null;
  };
  readonly organization: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly timeZone: Zone;
    readonly contactEmail: string;
  };
  readonly rules: RulePack;
  readonly rulePackId: string;
  /** The last day to register is over, by the database's clock. */
  readonly isPastLastDay: boolean;
};

/**
 * Locks a division and its season, then reads them. Every change to entries starts here and asks whether the season is
 * over.
 */
export async function lockDivision(tx: Transaction, divisionId: string): Promise<LockedDivision | undefined> {
  const [locked] = await tx.$queryRaw<unknown[]>`
    SELECT d.id FROM division d JOIN season s ON s.id = d.season_id
    WHERE d.id = ${divisionId}::uuid FOR UPDATE OF d, s`;
  if (!locked) return undefined;
  const { season, _count, ...division } = await tx.division.findUniqueOrThrow({
    where: { id: divisionId },
    include: {
      _count: { select: { stages: true } },
      season: { include: { organization: true, rulePacks: { orderBy: { version: "desc" }, take: 1 } } },
    },
  });
  const [pack] = season.rulePacks;
  if (!pack) throw new Error(`Season ${season.id} has no rule pack`);
  return {
    ...division,
    isPublished: _count.stages > 0,
    season: {
      ...season,
      startsOn: season.startsOn.toISOString().slice(0, 10),
      registrationClosesOn: season.registrationClosesOn?.toISOString().slice(0, 10) ?? null,
    },
    isPastLastDay: await isRegistrationPast(tx, season.id),
    organization: season.organization,
    rules: readRules(pack),
    rulePackId: pack.id,
  };
}

/** The public pages that show who is in a division. */
export function changeOfDivision({ organization, season, slug }: LockedDivision): PublicChange {
  return { organization: organization.slug, season: season.slug, divisions: [slug] };
}
