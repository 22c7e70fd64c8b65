import type { Transaction } from "@/lib/db/transaction";
import { findFee } from "@/lib/fees/store/fee";
import { findOwing } from "@/lib/fees/store/owing";
import { findUnsigned } from "@/lib/waivers/store/missing";
import type { YetToDo } from "../words/yet-to-do";
import type { SeasonDay } from "./many";

/** On the waitlist or not, and whether the schedule of the division is published. */
type Place = { readonly waits: boolean; readonly isPublished: boolean };

/**
 * What each of these players has yet to do for a season they have an entry in. Nothing enforces it; see decision 0054. On
 * the waitlist, they don't owe the fee yet.
 */
export async function findYetToDo(
  tx: Transaction,
  season: Omit<SeasonDay, "organizationId">,
  userIds: readonly string[],
): Promise<(userId: string, place: Place) => YetToDo> {
  const { fee } = await findFee(season.seasonId, tx);
  const unsigned = await findUnsigned(tx, season, userIds);
  const owing = await findOwing(tx, season.seasonId, userIds);
  return (userId, { waits, isPublished }) => ({
    isUnsigned: unsigned.has(userId),
    owed: !waits && owing.has(userId) ? fee : null,
    isPublished,
  });
}
