import type { Round } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/prisma";
import { stampOf } from "@/lib/db/stamp";

/** Changes with the dates of a round: what a director sees who gives it others. */
export function roundStamp({
  opensAt,
  deadlineAt,
  sessionAt,
  sessionPlace,
}: Pick<Round, "opensAt" | "deadlineAt" | "sessionAt" | "sessionPlace">): string {
  return stampOf([opensAt, deadlineAt, sessionAt, sessionPlace]);
}

/** Does a round that the caller holds still have the dates that a director has seen? */
export async function isRoundAsSeen(tx: Transaction, id: string, seen: string): Promise<boolean> {
  return roundStamp(await tx.round.findUniqueOrThrow({ where: { id } })) === seen;
}
