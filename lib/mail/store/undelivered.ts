import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { UNREACHED } from "./letters";
import { READDRESSED } from "./readdress-letters";

/** Do the organization's emails to this address fail to arrive? */
export async function isUndelivered(email: string, organizationId: string): Promise<boolean> {
  const [row] = await prisma().$queryRaw<{ readonly is: boolean }[]>`
    SELECT ${undelivered(Prisma.sql`${email}`, Prisma.sql`${organizationId}::uuid`)} AS is`;
  return row?.is ?? false;
}

/**
 * Do an organization's emails to an address fail to arrive, as SQL: the newest that isn't waiting to be sent was given up
 * on, because it was refused or came back.
 * One that no server took, or that failed at an earlier address, says nothing about this address.
 */
export function undelivered(email: Prisma.Sql, organizationId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT l.gave_up_at IS NOT NULL FROM letter l
    WHERE l.to_email = ${email} AND l.organization_id = ${organizationId}
      AND COALESCE(l.gave_up_at, l.sent_at) IS NOT NULL
      AND NOT (l.gave_up_at IS NOT NULL AND COALESCE(l.failure, '') IN (${UNREACHED}, ${READDRESSED}))
    ORDER BY COALESCE(l.gave_up_at, l.sent_at) DESC LIMIT 1
  ), false)`;
}
