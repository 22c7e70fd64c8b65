import type { Transaction } from "@/lib/db/transaction";
import { tellOfDisconnected } from "./account-letters";
import { campusProvider } from "./campus-only";

/**
 * Disconnects an organization's campus accounts from people whose own address isn't at one of its domains, with the groups
 * that they brought: an organization chooses its provider, so another one could open these profiles by naming the same
 * IDs. Those at its domains stay, because the operator lets the organization's provider open them. The others are told,
 * and a link by email still lets them in.
 *
 * @returns how many people
 */
export async function disconnectElsewhere(
  tx: Transaction,
  organizationId: string,
  at: Date,
): Promise<number> {
  const accounts = await tx.$queryRaw<{ id: string; userId: string }[]>`
    DELETE FROM account k USING "user" u
    WHERE k.provider = ${campusProvider(organizationId)} AND u.id = k.user_id AND NOT EXISTS (
      SELECT FROM campus_domain d
      WHERE d.organization_id = ${organizationId}::uuid AND d.domain = substring(u.email from '[^@]*$'))
    RETURNING k.id, k.user_id AS "userId"`;
  const people = accounts.map(({ userId }) => userId);
  await tx.campusGroup.deleteMany({ where: { organizationId, source: "saml", userId: { in: people } } });
  await tx.campusRequest.deleteMany({ where: { organizationId } });
  await tellOfDisconnected(tx, accounts, organizationId, at);
  return accounts.length;
}
