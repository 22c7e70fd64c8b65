import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction } from "@/lib/db/transaction";
import type { AdminScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { OrganizationId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { DEFAULTS, nextNight, type Periods } from "../rules/periods";
import { changeSubject } from "../words/retention";

type Row = {
  readonly emailDays: number;
  readonly originDays: number;
  readonly logDays: number | null;
  readonly photoDays: number | null;
  readonly contactDays: number | null;
};

/** How long an organization keeps what it keeps only for a while. */
export async function readPeriods(organizationId: OrganizationId): Promise<Periods> {
  return periodsOf(await prisma().retention.findUnique({ where: { organizationId } }));
}

export function periodsOf(row: Row | null): Periods {
  if (!row) return DEFAULTS;
  const { emailDays, originDays, logDays, photoDays, contactDays } = row;
  return { emails: emailDays, origins: originDays, log: logDays, photos: photoDays, contacts: contactDays };
}

/** Changes with every period. */
export function periodsStamp({ emails, origins, log, photos, contacts }: Periods): string {
  return stampOf([emails, origins, log, photos, contacts]);
}

/**
 * Saves how long things are kept. The sweep of the coming night goes by it, so a mistake can be taken back before.
 *
 * @param seen the stamp of the periods on the admin's page
 */
export async function savePeriods(
  scope: AdminScope,
  periods: Periods,
  { seen, at }: { readonly seen: string; readonly at: Date },
): Promise<Answer<null, "changed">> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
    const { timeZone, retention } = await tx.organization.findUniqueOrThrow({
      where: { id: organizationId },
      select: { timeZone: true, retention: true },
    });
    const before = periodsOf(retention);
    if (periodsStamp(before) !== seen) return refuse("changed");
    const subject = changeSubject(before, periods);
    if (subject === "") return accept(null);
    const data = {
      emailDays: periods.emails ?? 0,
      originDays: periods.origins ?? 0,
      logDays: periods.log,
      photoDays: periods.photos,
      contactDays: periods.contacts,
      nextAt: new Date(nextNight(instantOf(at), timeZone)),
    };
    await tx.retention.upsert({
      where: { organizationId },
      create: { organizationId, ...data },
      update: data,
    });
    await logAct(tx, scope, { type: "retention-changed", subject, data: { before, after: periods }, at });
    return accept(null);
  });
}
