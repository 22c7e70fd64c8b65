import { endSessions } from "@/lib/auth/store/end-sessions";
import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { OrganizationId } from "@/lib/shared/ids";

/** A session at an organization's provider. */
export type CampusSession = {
  readonly org: string;
  readonly nameId: string;
  readonly nameIdFormat: string | null;
  readonly sessionIndex: string | null;
};

/** The provider's session that a valid session here came from. */
export async function findCampusSession(sessionId: string, at: Date): Promise<CampusSession | undefined> {
  const found = await prisma().campusSession.findFirst({
    where: { sessionId, nameId: { not: "" }, session: { revokedAt: null, expiresAt: { gt: at } } },
    include: { organization: { select: { slug: true } } },
  });
  return found ? { ...found, org: found.organization.slug } : undefined;
}

/** Ends the sessions of someone that came from this provider: one, if the provider names it, or else all of them. */
export async function revokeCampusSessions(
  organizationId: OrganizationId,
  { nameId, sessionIndexes }: { readonly nameId: string; readonly sessionIndexes: readonly string[] },
  at: Date,
): Promise<void> {
  const ofCampus = Prisma.sql`s.id IN (
    SELECT c.session_id FROM campus_session c
    WHERE c.organization_id = ${organizationId}::uuid AND c.name_id = ${nameId}
      AND (${sessionIndexes.length === 0} OR c.session_index = ANY(${[...sessionIndexes]}::text[])))`;
  await endSessions(prisma(), ofCampus, at);
}

/**
 * Stores from which provider's session a new session came. One that someone began by connecting an account replaces
 * another: if that one came from a campus whose organization takes no other way, so does this one, or else connecting
 * would sign them out.
 */
export async function saveCampusSession(
  tx: Pick<Transaction, "campusSession">,
  sessionId: string,
  {
    from,
    replaces,
  }: {
    readonly from: Omit<CampusSession, "org"> & { readonly organizationId: OrganizationId };
    readonly replaces: string | null | undefined;
  },
): Promise<void> {
  const before = replaces
    ? await tx.campusSession.findFirst({
        where: { sessionId: replaces, organization: { campusSignIn: { isOnly: true } } },
      })
    : null;
  await tx.campusSession.create({ data: { ...(before ?? from), sessionId } });
}
