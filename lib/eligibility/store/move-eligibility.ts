import type { Transaction } from "@/lib/db/prisma";

/**
 * Writes a corrected address into the exceptions and holds that belong to a person. An exception that was granted to the
 * new address before ends if they have one of their own in the season.
 */
export async function readdressEligibility(
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
  { by: endedBy, at: endedAt }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const own = await tx.eligibilityException.findMany({
    where: { userId, endedAt: null },
    select: { seasonId: true },
  });
  await tx.eligibilityException.updateMany({
    where: { userId: null, email, endedAt: null, seasonId: { in: own.map((each) => each.seasonId) } },
    data: { endedBy, endedAt },
  });
  await tx.eligibilityException.updateMany({ where: { userId }, data: { email } });
  await tx.registrationHold.updateMany({ where: { userId }, data: { email } });
}

/**
 * Gives the exceptions, holds and campus IDs of somebody without an account to the account that takes over from them. An
 * organization that has a campus ID of the account keeps that one.
 */
export async function moveEligibility(tx: Transaction, fromId: string, toId: string): Promise<void> {
  const from = { where: { userId: fromId }, data: { userId: toId } };
  await tx.eligibilityException.updateMany(from);
  await tx.registrationHold.updateMany(from);
  const own = await tx.campusId.findMany({ where: { userId: toId }, select: { organizationId: true } });
  await tx.campusId.updateMany({
    where: { userId: fromId, organizationId: { notIn: own.map((each) => each.organizationId) } },
    data: { userId: toId },
  });
}
