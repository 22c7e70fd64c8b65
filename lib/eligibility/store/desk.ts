import { prisma } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { CalendarDate } from "@/lib/shared/instant";
import type { PublicationRefusal } from "../rules/at-publication";
import type { HoldKind } from "../rules/may-register";

/** As many as a page shows, newest first. */
const MOST_ROWS = 300;

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
  const rows = await prisma().eligibilityDecision.findMany({
    where: { organizationId, entry: { division: { seasonId } } },
    include: { entry: { select: { name: true } } },
    orderBy: [{ decidedAt: "desc" }, { entryId: "asc" }],
    take: MOST_ROWS,
  });
  return rows.map(({ entryId, entry, refusal, reason, decidedAt }) => ({
    id: `${entryId} ${refusal}`,
    name: entry.name,
    refusal: refusal as PublicationRefusal,
    reason,
    decidedAt,
  }));
}

/** The exceptions of a season that haven't ended. */
export async function listExceptions(
  { organizationId }: DirectorScope,
  seasonId: string,
): Promise<readonly GrantedException[]> {
  const rows = await prisma().eligibilityException.findMany({
    where: { organizationId, seasonId, endedAt: null },
    select: { id: true, email: true, userId: true, reason: true, grantedAt: true },
    orderBy: [{ grantedAt: "desc" }, { id: "asc" }],
    take: MOST_ROWS,
  });
  return withNames(organizationId, rows);
}

/** The holds of an organization that nobody has lifted, including those whose last day is over. */
export async function listHolds({ organizationId }: DirectorScope): Promise<readonly PlacedHold[]> {
  const rows = await prisma().registrationHold.findMany({
    where: { organizationId, liftedAt: null },
    select: { id: true, email: true, userId: true, kind: true, lastOn: true, note: true },
    orderBy: [{ placedAt: "desc" }, { id: "asc" }],
    take: MOST_ROWS,
  });
  const named = await withNames(organizationId, rows);
  return named.map(({ kind, lastOn, ...row }) => ({
    ...row,
    kind: kind as HoldKind,
    lastOn: lastOn?.toISOString().slice(0, 10) ?? null,
  }));
}

/** Adds the names of people whom the organization knows: those who have been in one of its seasons or at its desk. */
async function withNames<Row extends { readonly email: string; readonly userId: string | null }>(
  organizationId: string,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, "userId"> & { readonly name: string | null })[]> {
  const people = await prisma().user.findMany({
    where: {
      memberships: { some: { organizationId } },
      OR: [
        { id: { in: rows.flatMap(({ userId }) => userId ?? []) } },
        { email: { in: rows.flatMap(({ userId, email }) => (userId === null ? email : [])) } },
      ],
    },
    select: { id: true, email: true, name: true },
  });
  return rows.map(({ userId, ...row }) => {
    const person = people.find(({ id, email }) => (userId === null ? email === row.email : id === userId));
    return { ...row, name: person?.name ?? null };
  });
}
