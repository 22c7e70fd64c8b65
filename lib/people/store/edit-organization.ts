import { logAct } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { nextNight } from "@/lib/retention/rules/periods";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { OrganizationId } from "@/lib/shared/ids";
import { type Instant, instantOf, type Zone } from "@/lib/shared/instant";
import type { AdminScope } from "../rules/permissions";
import type { OrganizationFacts } from "./organizations";

type Edit = Partial<Pick<OrganizationFacts, "name" | "office" | "contactEmail" | "timeZone">>;

/** Changes with everything that an admin can edit. */
export function organizationStamp({ name, office, contactEmail, timeZone }: OrganizationFacts): string {
  return stampOf([name, office, contactEmail, timeZone]);
}

/**
 * Changes an organization's name, office, contact email or time zone.
 *
 * @param seen the stamp of the organization on the admin's page
 * @returns the public pages that are out of date: all of them, because each one names the office and shows times
 */
export async function updateOrganization(
  scope: AdminScope,
  edit: Edit,
  { seen, at }: { readonly seen: string; readonly at: Date },
): Promise<Answer<readonly PublicChange[], "changed">> {
  const { organizationId: id } = scope;
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM organization WHERE id = ${id}::uuid FOR UPDATE`;
    const before = await tx.organization.findUniqueOrThrow({ where: { id } });
    if (organizationStamp(before) !== seen) return refuse("changed");
    const after = await tx.organization.update({ where: { id }, data: edit });
    const nextAt = new Date(nextNight(instantOf(at), after.timeZone));
    if (before.timeZone !== after.timeZone)
      await tx.retention.updateMany({ where: { organizationId: id, nextAt: { gt: at } }, data: { nextAt } });
    const subject =
      before.timeZone === after.timeZone ? after.name : `${after.name}, time zone ${after.timeZone}`;
    await logAct(tx, scope, { type: "organization-edited", subject, at });
    const changes = await listPages(tx, after);
    for (const change of changes) await announceChange(tx, change);
    return accept(changes);
  });
}

async function listPages(tx: Transaction, { id, slug }: OrganizationFacts): Promise<readonly PublicChange[]> {
  const seasons = await tx.season.findMany({
    where: { organizationId: id, status: { not: "draft" } },
    select: {
      slug: true,
      divisions: { select: { slug: true } },
    },
  });
  return [
    { organization: slug, season: null, divisions: [] },
    ...seasons.map(({ slug: season, divisions }) => ({
      organization: slug,
      season,
      divisions: divisions.map((division) => division.slug),
    })),
  ];
}

/** What depends on an organization's time zone now. */
export type ZoneUses = {
  readonly now: Instant;
  readonly zone: Zone;
  /** The next deadline of a match that isn't decided. */
  readonly nextDeadline: Instant | null;
  /** Matches with an agreed time that hasn't come. */
  readonly agreed: number;
  /** Closures that aren't over. */
  readonly closures: number;
  /** Venues with opening hours. */
  readonly venues: number;
  /** The next last day to register, "2026-11-27". */
  readonly lastDay: string | null;
};

export async function readZoneUses(organizationId: OrganizationId, zone: Zone, at: Date): Promise<ZoneUses> {
  const [next, agreed, closures, venues, closing] = await Promise.all([
    prisma().match.findFirst({
      where: { organizationId, status: { in: ["open", "scheduled"] }, deadlineAt: { gt: at } },
      orderBy: { deadlineAt: "asc" },
      select: { deadlineAt: true },
    }),
    prisma().match.count({ where: { organizationId, status: "scheduled", scheduledAt: { gt: at } } }),
    prisma().closure.count({ where: { organizationId, reopenedAt: null, endsAt: { gt: at } } }),
    prisma().venue.count({ where: { organizationId, hours: { some: {} } } }),
    prisma().season.findFirst({
      where: { organizationId, status: "registration", registrationClosesOn: { not: null } },
      orderBy: { registrationClosesOn: "asc" },
      select: { registrationClosesOn: true },
    }),
  ]);
  return {
    now: instantOf(at),
    zone,
    nextDeadline: next && instantOf(next.deadlineAt),
    agreed,
    closures,
    venues,
    lastDay: closing?.registrationClosesOn?.toISOString().slice(0, 10) ?? null,
  };
}
