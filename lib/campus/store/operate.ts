import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { type Answer, accept, refuse } from "@/lib/shared/answer";

/**
 * Adds and removes email domains that an organization's provider vouches for. A domain belongs to one organization. If it's
 * refused, nothing has changed.
 *
 * @returns the domains afterward
 */
export async function editCampusDomains(
  slug: string,
  { domains, removed }: { readonly domains: readonly string[]; readonly removed: readonly string[] },
): Promise<Answer<readonly string[], "no-organization" | "domain-taken">> {
  return inTransaction(async (tx) => {
    const organization = await tx.organization.findUnique({ where: { slug }, select: { id: true } });
    if (!organization) return refuse("no-organization");
    const organizationId = organization.id;
    const others = { domain: { in: [...domains] }, organizationId: { not: organizationId } };
    if ((await tx.campusDomain.count({ where: others })) > 0) return refuse("domain-taken");
    await tx.campusDomain.deleteMany({ where: { organizationId, domain: { in: [...removed] } } });
    const data = domains.map((domain) => ({ domain, organizationId }));
    await tx.campusDomain.createMany({ data, skipDuplicates: true });
    const own = await tx.campusDomain.findMany({ where: { organizationId }, orderBy: { domain: "asc" } });
    const names = own.map(({ domain }) => domain);
    if (!domains.every((domain) => names.includes(domain)))
      throw new Error("Another organization took one of these domains just now");
    return accept(names);
  });
}

/** Opens the other ways to sign in again, for an organization whose provider is down. */
export async function openOtherWays(slug: string): Promise<void> {
  await prisma().campusSignIn.updateMany({
    where: { organization: { slug } },
    data: { isOnly: false, isAutomatic: false },
  });
}
