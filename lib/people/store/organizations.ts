import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
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

/** The facts of an organization as JSON, in a statement that calls its row `o`. */
export const ORGANIZATION_FACTS = Prisma.sql`json_build_object(
  'id', o.id, 'slug', o.slug, 'name', o.name,
  'timeZone', o.time_zone, 'office', o.office, 'contactEmail', o.contact_email)`;

export async function findOrganization(slug: string): Promise<OrganizationFacts | undefined> {
  if (!isSlug(slug)) return undefined;
  return (await prisma().organization.findUnique({ where: { slug } })) ?? undefined;
}
