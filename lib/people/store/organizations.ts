import { prisma } from "@/lib/db/prisma";
import { isSlug } from "@/lib/shared/form-fields";
import type { OrganizationId } from "@/lib/shared/ids";
import type { Zone } from "@/lib/shared/instant";

export type OrganizationFacts = {
  readonly id: OrganizationId;
  readonly slug: string;
  readonly name: string;
  readonly timeZone: Zone;
  readonly office: string;
  readonly contactEmail: string;
};

export async function findOrganization(slug: string): Promise<OrganizationFacts | undefined> {
  if (!isSlug(slug)) return undefined;
  return (await prisma().organization.findUnique({ where: { slug } })) ?? undefined;
}
