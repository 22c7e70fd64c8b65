import { inTransaction, prisma } from "@/lib/db/prisma";
import { CAMPUS_PREFIX, campusProvider } from "./campus-only";

/** A campus whose account a person can connect to their profile, or has connected. */
export type CampusConnection = {
  readonly slug: string;
  readonly name: string;
  readonly isOnly: boolean;
  readonly isConnected: boolean;
  /** The address that the account last came with. */
  readonly email: string | null;
};

/**
 * The campuses of the organizations that know a person, if the operator lets them vouch for addresses, and those whose
 * account they have. A deployment's only organization knows everybody.
 */
export function listCampusConnections(userId: string): Promise<readonly CampusConnection[]> {
  return prisma().$queryRaw<CampusConnection[]>`
    SELECT o.slug, o.name, c.is_only AS "isOnly", k.id IS NOT NULL AS "isConnected", k.email
    FROM campus_sign_in c
    JOIN organization o ON o.id = c.organization_id
    LEFT JOIN LATERAL (
      SELECT id, email FROM account
      WHERE provider = ${CAMPUS_PREFIX} || c.organization_id::text AND user_id = ${userId}::uuid LIMIT 1) k ON true
    WHERE k.id IS NOT NULL OR (
      EXISTS (SELECT FROM campus_domain d WHERE d.organization_id = o.id)
      AND (EXISTS (SELECT FROM membership m WHERE m.organization_id = o.id AND m.user_id = ${userId}::uuid)
        OR NOT EXISTS (SELECT FROM organization other WHERE other.id <> o.id)))
    ORDER BY o.name`;
}

/**
 * Removes a campus's account from a person's profile, with the groups that it named, unless the organization takes no
 * other way to sign in.
 *
 * @returns false if there was nothing to remove, or it has to stay
 */
export async function deleteCampusConnection(userId: string, slug: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const campus = await tx.campusSignIn.findFirst({ where: { organization: { slug }, isOnly: false } });
    if (!campus) return false;
    const { organizationId } = campus;
    const provider = campusProvider(organizationId);
    const { count } = await tx.account.deleteMany({ where: { userId, provider } });
    await tx.campusGroup.deleteMany({ where: { userId, organizationId, source: "saml" } });
    return count > 0;
  });
}
