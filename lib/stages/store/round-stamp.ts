import { stampOf } from "@/lib/db/stamp";
import type { Transaction } from "@/lib/db/transaction";
import type { Instant } from "@/lib/shared/instant";

type RoundDates = {
  readonly opensAt: Date | Instant;
  readonly deadlineAt: Date | Instant;
  readonly sessionAt: Date | Instant | null;
  readonly sessionPlace: string | null;
};

/** Changes with the dates of a round, which a director sees before changing them. */
export function roundStamp({ opensAt, deadlineAt, sessionAt, sessionPlace }: RoundDates): string {
  return stampOf([opensAt, deadlineAt, sessionAt, sessionPlace]);
}

/** Does a locked round still have the dates that the director saw? */
export async function isRoundAsSeen(tx: Transaction, id: string, seen: string): Promise<boolean> {
  return roundStamp(await tx.round.findUniqueOrThrow({ where: { id } })) === seen;
}
