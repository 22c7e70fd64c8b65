import { insertAudit } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import { roleGrantedLetter } from "../letters/role-granted";
import type { AdminScope, GivenRole } from "../rules/permissions";
import { OPERATOR } from "../words/operator";
import { ensureUser } from "./ensure-user";

type Grant = { readonly email: string; readonly name?: string; readonly role: GivenRole };

/**
 * Adds a role for the owner of an address, even if they have never signed in. Adding it twice has no further effect.
 *
 * @returns whether they didn't have it yet, and so are told
 */
export async function insertRole(scope: AdminScope, grant: Grant, at: Date): Promise<boolean> {
  return inTransaction((tx) => grantRole(tx, scope, grant, at));
}

/**
 * Makes someone an admin from the server, as no one else can once an organization's only admin is gone. The log says that
 * no one on the site did it.
 *
 * @returns the organization, and whether they weren't an admin before
 */
export async function addAdmin(
  slug: string,
  email: string,
  at: Date,
): Promise<Answer<{ readonly name: string; readonly isNew: boolean }, "no-organization">> {
  return inTransaction(async (tx) => {
    const organization = await tx.organization.findUnique({
      where: { slug },
      select: { id: true, name: true },
    });
    if (!organization) return refuse("no-organization");
    const by = { organizationId: organization.id, userId: null };
    return accept({ name: organization.name, isNew: await grantRole(tx, by, { email, role: "admin" }, at) });
  });
}

/** Who gives a role; the operator has no account. */
type Granting = {
  readonly organizationId: OrganizationId;
  readonly userId: UserId | null;
  readonly origin?: string | undefined;
};

async function grantRole(tx: Transaction, by: Granting, grant: Grant, at: Date): Promise<boolean> {
  const { email, name, role } = grant;
  const user = await ensureUser(tx, { email, ...(name ? { name } : {}) }, at);
  const { count } = await tx.membership.createMany({
    data: [{ organizationId: by.organizationId, userId: user.id, role, createdAt: at }],
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await tellNewRole(tx, by, { userId: user.id, role }, at);
  await insertAudit(tx, {
    organizationId: by.organizationId,
    actorUserId: by.userId,
    origin: by.origin,
    type: "role-granted",
    subject: `${role} to ${email}`,
    data: { userId: user.id },
    at,
  });
  return true;
}

async function tellNewRole(
  tx: Transaction,
  { organizationId, userId: adminId }: Granting,
  { userId, role }: { readonly userId: UserId; readonly role: GivenRole },
  at: Date,
): Promise<void> {
  const organization = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const { email, name } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const letter = roleGrantedLetter({
    appUrl: env().appUrl,
    key: `role:${organizationId}:${userId}:${role}:${at.toISOString()}`,
    role,
    by: adminId === null ? OPERATOR : await findName(tx, adminId),
    organization,
    to: { userId, email, name: name ?? email },
  });
  await writeLetters(tx, organizationId, [letter], at);
}

async function findName(tx: Transaction, userId: UserId): Promise<string | null> {
  return (await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } })).name;
}
