import { logAct } from "@/lib/db/audit";
import type { PublicChange } from "@/lib/db/changes";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceNames } from "@/lib/people/store/public-names";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { hasEmail, isDeletedEmail } from "@/lib/shared/no-email";
import type { NameRefusal } from "../words/correct-name";

/** Changes with the name of an entry. */
export function nameStamp(name: string): string {
  return stampOf(name);
}

/**
 * Corrects a player's name in all their registrations in the organization, past ones too. Only they change the profile
 * of their account.
 *
 * @param seen the stamp of the name on the director's page
 * @returns the public pages that are out of date; null if there's no such entry in the director's organization
 */
export async function correctName(
  scope: DirectorScope,
  { id, userId }: { readonly id: string; readonly userId: string },
  { name, seen, at }: { readonly name: string; readonly seen: string; readonly at: Date },
): Promise<Answer<readonly PublicChange[], NameRefusal> | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    // Entries come before their person, so that two transactions can't deadlock.
    await tx.$queryRaw`SELECT id FROM entry WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
    const entry = await tx.entry.findFirst({
      where: { id, userId, organizationId },
      include: { user: true },
    });
    if (!entry) return null;
    if (isDeletedEmail(entry.user.email)) return refuse("deleted");
    if (nameStamp(entry.name) !== seen) return refuse("changed");
    if (entry.name === name) return refuse("same");

    await keepFormerNames(tx, scope, userId, at);
    await tx.entry.updateMany({ where: { organizationId, userId }, data: { name } });
    if (!hasEmail(entry.user.email)) await tx.user.update({ where: { id: userId }, data: { name } });
    await logAct(tx, scope, {
      type: "name-corrected",
      subject: `${entry.name} to ${name}`,
      data: { userId },
      at,
    });
    const { slug } = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
    return accept([await announceNames(tx, slug)]);
  });
}

/** Emails and the log still have them, so deleting the account has to know them. */
async function keepFormerNames(
  tx: Transaction,
  { organizationId }: DirectorScope,
  userId: string,
  changedAt: Date,
): Promise<void> {
  const entries = await tx.entry.findMany({ where: { organizationId, userId }, select: { name: true } });
  const data = entries.map(({ name }) => ({ userId, kind: "name", value: name, changedAt }));
  await tx.formerIdentity.createMany({ data, skipDuplicates: true });
}
