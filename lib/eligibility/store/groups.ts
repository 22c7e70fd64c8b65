import { lastDayOfGroup } from "@/lib/campus/rules/groups";
import { findGroupSettings } from "@/lib/campus/store/groups";
import type { Transaction } from "@/lib/db/transaction";
import type { Listing } from "../rules/may-register";

type Reader = Pick<Transaction, "campusGroup" | "campusGroupSettings">;

/** What the last campus sign-ins of people say about a season's groups, by person. */
export async function findGroupListings(
  tx: Reader,
  { organizationId, groups }: { readonly organizationId: string; readonly groups: readonly string[] },
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Listing[]>> {
  const listings = new Map<string, Listing[]>();
  if (groups.length === 0 || userIds.length === 0) return listings;
  const { days } = await findGroupSettings(organizationId, tx);
  const rows = await tx.campusGroup.findMany({
    where: { organizationId, userId: { in: [...userIds] }, name: { in: [...groups] } },
    select: { userId: true, seenAt: true },
  });
  for (const { userId, seenAt } of rows) {
    const listing: Listing = { source: "group", validUntil: lastDayOfGroup(seenAt, days) };
    listings.set(userId, [...(listings.get(userId) ?? []), listing]);
  }
  return listings;
}
