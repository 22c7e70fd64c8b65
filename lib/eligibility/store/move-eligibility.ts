import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { namesPerson } from "./eligibility";

type Author = { readonly by: string; readonly at: Date };

/**
 * Writes a corrected address into the exceptions and holds that belong to a person. An exception that was granted to the
 * new address before ends if they have one of their own in the season.
 */
export async function readdressEligibility(
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
  author: Author,
): Promise<void> {
  await endDoubles(tx, { userId: null, email }, { userId }, author);
  await tx.eligibilityException.updateMany({ where: { userId }, data: { email } });
  await tx.registrationHold.updateMany({ where: { userId }, data: { email } });
}

/**
 * Gives the exceptions, holds and campus IDs of someone without an account to the account that takes over from them. In a
 * season where the account has an exception, theirs ends, so a director who ends the account's ends all. An organization
 * that has a campus ID of the account keeps that one.
 */
export async function moveEligibility(
  tx: Transaction,
  fromId: string,
  toId: string,
  author: Author,
): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: toId }, select: { email: true } });
  await endDoubles(tx, { userId: fromId }, { OR: namesPerson(toId, email) }, author);
  const from = { where: { userId: fromId }, data: { userId: toId, email } };
  await tx.eligibilityException.updateMany(from);
  await tx.registrationHold.updateMany(from);
  const own = await tx.campusId.findMany({ where: { userId: toId }, select: { organizationId: true } });
  await tx.campusId.updateMany({
    where: { userId: fromId, organizationId: { notIn: own.map((each) => each.organizationId) } },
    data: { userId: toId },
  });
}

/** Ends the exceptions among these that are for a season with one among those that are kept. */
async function endDoubles(
  tx: Transaction,
  ended: Prisma.EligibilityExceptionWhereInput,
  kept: Prisma.EligibilityExceptionWhereInput,
  { by: endedBy, at: endedAt }: Author,
): Promise<void> {
  const seasons = await tx.eligibilityException.findMany({
    where: { ...kept, endedAt: null },
    select: { seasonId: true },
  });
  await tx.eligibilityException.updateMany({
    where: { ...ended, endedAt: null, seasonId: { in: seasons.map(({ seasonId }) => seasonId) } },
    data: { endedBy, endedAt },
  });
}
