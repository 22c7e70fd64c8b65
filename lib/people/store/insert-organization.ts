import { insertAudit } from "@/lib/db/audit";
import { announceChange } from "@/lib/db/changes";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import type { Role } from "../rules/permissions";
import { ensureUser } from "./ensure-user";
import type { OrganizationFacts } from "./organizations";

type First = { readonly email: string; readonly name?: string; readonly roles: readonly Role[] };

/** Creates an organization with its first admin and director, who can then invite everyone else. */
export async function insertOrganization(
  facts: Omit<OrganizationFacts, "id">,
  first: First,
  at: Date,
): Promise<string> {
  return inTransaction(async (tx) => (await createOrganization(tx, facts, first, at)).organizationId);
}

/** Creates an organization with its first person, inside a transaction. */
export async function createOrganization(
  tx: Transaction,
  facts: Omit<OrganizationFacts, "id">,
  first: First,
  at: Date,
): Promise<{ readonly organizationId: OrganizationId; readonly userId: UserId }> {
  const organization = await tx.organization.create({ data: { ...facts, createdAt: at } });
  const user = await ensureUser(tx, first, at);
  await tx.membership.createMany({
    data: first.roles.map((role) => ({
      organizationId: organization.id,
      userId: user.id,
      role,
      createdAt: at,
    })),
  });
  await insertAudit(tx, {
    organizationId: organization.id,
    actorUserId: null,
    type: "organization-created",
    subject: organization.name,
    at,
  });
  // Someone may have looked before, and a missing page is cached like any other.
  await announceChange(tx, { organization: organization.slug, season: null, divisions: [] });
  return { organizationId: organization.id, userId: user.id };
}
