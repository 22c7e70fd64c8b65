import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { CalendarDate } from "@/lib/shared/instant";
import type { PublicationRefusal } from "../rules/at-publication";
import type { HoldKind } from "../rules/may-register";

/** More than a campus has, so that each exception and hold can be ended; the newest of them. */
const MOST_ROWS = 5_000;

/** Whom an exception or a hold is for. */
type Named = {
  readonly id: string;
  readonly email: string;
  /** Null if the organization doesn't know who it is. */
  readonly name: string | null;
};

export type GrantedException = Named & {
  readonly reason: string;
  readonly grantedAt: Date;
};

export type PlacedHold = Named & {
  readonly kind: HoldKind;
  readonly lastOn: CalendarDate | null;
  readonly note: string | null;
};

/** A player whom a director let play although something said no. */
export type KeptPlayer = {
  /** Differs for each decision. */
  readonly id: string;
  readonly name: string;
  readonly refusal: PublicationRefusal;
  readonly reason: string;
  readonly decidedAt: Date;
};

/** What directors decided about a season's players before its schedule was published, newest first. */
export async function listDecisions(
  { organizationId }: DirectorScope,
  seasonId: string,
): Promise<readonly KeptPlayer[]> {
  const rows = await prisma().$queryRaw<(Omit<KeptPlayer, "id"> & { entryId: string })[]>`
    SELECT k.entry_id AS "entryId", e.name, k.refusal, k.reason, k.decided_at AS "decidedAt"
    FROM eligibility_decision k
    JOIN entry e ON e.id = k.entry_id
    JOIN division d ON d.id = e.division_id
    WHERE k.organization_id = ${organizationId}::uuid AND d.season_id = ${seasonId}::uuid
    ORDER BY k.decided_at DESC, k.entry_id LIMIT ${MOST_ROWS}`;
  return rows.map(({ entryId, ...kept }) => ({ id: `${entryId} ${kept.refusal}`, ...kept }));
}

/** The exceptions of a season that haven't ended. */
export async function listExceptions(
  { organizationId }: DirectorScope,
  seasonId: string,
): Promise<readonly GrantedException[]> {
  return prisma().$queryRaw<GrantedException[]>`
    SELECT x.id, x.email, ${NAME} AS name, x.reason, x.granted_at AS "grantedAt" FROM eligibility_exception x
    WHERE x.organization_id = ${organizationId}::uuid AND x.season_id = ${seasonId}::uuid AND x.ended_at IS NULL
    ORDER BY x.granted_at DESC, x.id LIMIT ${MOST_ROWS}`;
}

/** The holds of an organization that no one has lifted, including those whose last day is over. */
export async function listHolds({ organizationId }: DirectorScope): Promise<readonly PlacedHold[]> {
  return prisma().$queryRaw<PlacedHold[]>`
    SELECT x.id, x.email, ${NAME} AS name, x.kind, x.last_on::text AS "lastOn", x.note FROM registration_hold x
    WHERE x.organization_id = ${organizationId}::uuid AND x.lifted_at IS NULL
    ORDER BY x.placed_at DESC, x.id LIMIT ${MOST_ROWS}`;
}

/** The name of the person of a row (x), if its organization knows them: they play there, or work at its desk. */
const NAME = Prisma.sql`(
  SELECT u.name FROM "user" u
  WHERE (u.id = x.user_id OR x.user_id IS NULL AND u.email = x.email)
    AND EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.organization_id = x.organization_id)
)`;
