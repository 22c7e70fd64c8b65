import { prisma } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { CalendarDate } from "@/lib/shared/instant";
import type { HoldKind } from "../rules/may-register";

/** As many as a page shows, newest first. */
const MOST_ROWS = 300;

export type GrantedException = {
  readonly id: string;
  readonly email: string;
  readonly reason: string;
  readonly grantedAt: Date;
};

export type PlacedHold = {
  readonly id: string;
  readonly email: string;
  readonly kind: HoldKind;
  readonly lastOn: CalendarDate | null;
  readonly note: string | null;
};

/** The exceptions of a season that haven't ended. */
export async function listExceptions(
  { organizationId }: DirectorScope,
  seasonId: string,
): Promise<readonly GrantedException[]> {
  return prisma().eligibilityException.findMany({
    where: { organizationId, seasonId, endedAt: null },
    select: { id: true, email: true, reason: true, grantedAt: true },
    orderBy: [{ grantedAt: "desc" }, { id: "asc" }],
    take: MOST_ROWS,
  });
}

/** The holds of an organization that nobody has lifted, including those whose last day is over. */
export async function listHolds({ organizationId }: DirectorScope): Promise<readonly PlacedHold[]> {
  const rows = await prisma().registrationHold.findMany({
    where: { organizationId, liftedAt: null },
    select: { id: true, email: true, kind: true, lastOn: true, note: true },
    orderBy: [{ placedAt: "desc" }, { id: "asc" }],
    take: MOST_ROWS,
  });
  return rows.map(({ kind, lastOn, ...row }) => ({
    ...row,
    kind: kind as HoldKind,
    lastOn: lastOn?.toISOString().slice(0, 10) ?? null,
  }));
}
