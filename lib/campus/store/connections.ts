import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
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
 * account they have, also if the organization has no campus sign-in anymore. A deployment's only organization knows
 * everyone.
 */
export function listCampusConnections(userId: string): Promise<readonly CampusConnection[]> {
  return prisma().$queryRaw<CampusConnection[]>`
    WITH connected AS (
      SELECT substr(provider, length(${CAMPUS_PREFIX}) + 1)::uuid AS id, min(email) AS email FROM account
      WHERE user_id = ${userId}::uuid AND starts_with(provider, ${CAMPUS_PREFIX}) GROUP BY 1
    ), offered AS (
      SELECT c.organization_id AS id FROM campus_sign_in c
      WHERE EXISTS (SELECT FROM campus_domain d WHERE d.organization_id = c.organization_id)
        AND (EXISTS (SELECT FROM membership m
            WHERE m.organization_id = c.organization_id AND m.user_id = ${userId}::uuid)
          OR NOT EXISTS (SELECT FROM organization other WHERE other.id <> c.organization_id))
    )
    SELECT o.slug, o.name, coalesce(c.is_only, false) AS "isOnly", k.id IS NOT NULL AS "isConnected", k.email
    FROM (SELECT id FROM connected UNION SELECT id FROM offered) AS either
    JOIN organization o USING (id)
    LEFT JOIN campus_sign_in c ON c.organization_id = o.id
    LEFT JOIN connected k ON k.id = o.id
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
    const organization = await tx.organization.findUnique({
      where: { slug },
      include: { campusSignIn: true },
    });
    if (!organization || organization.campusSignIn?.isOnly) return false;
    const organizationId = organization.id;
    const provider = campusProvider(organizationId);
    const { count } = await tx.account.deleteMany({ where: { userId, provider } });
    await tx.campusGroup.deleteMany({ where: { userId, organizationId, source: "saml" } });
    return count > 0;
  });
}
