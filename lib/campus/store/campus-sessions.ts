import { prisma } from "@/lib/db/prisma";
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

/** Ends the sessions of somebody that came from this provider: one, if the provider names it, or else all of them. */
export async function revokeCampusSessions(
  organizationId: OrganizationId,
  { nameId, sessionIndexes }: { readonly nameId: string; readonly sessionIndexes: readonly string[] },
  at: Date,
): Promise<void> {
  const named = sessionIndexes.length > 0 ? { sessionIndex: { in: [...sessionIndexes] } } : {};
  await prisma().signInSession.updateMany({
    where: { revokedAt: null, campusSession: { organizationId, nameId, ...named } },
    data: { revokedAt: at },
  });
}
