import type { Transaction } from "@/lib/db/transaction";
import { type AgeRule, checkAge } from "@/lib/entries/rules/age-limit";
import { IN_SEASON } from "@/lib/entries/rules/register";

/** The names of a season's players who are too old for their division by this rule. */
export async function listTooOld(
  tx: Transaction,
  seasonId: string,
  rule: AgeRule,
): Promise<readonly string[]> {
  const entries = await tx.entry.findMany({
    where: { division: { seasonId }, status: { in: [...IN_SEASON] } },
    select: { name: true, bornOn: true, division: { select: { name: true, underAge: true } } },
    orderBy: { name: "asc" },
  });
  return entries
    .filter(({ bornOn, division }) => {
      const born = bornOn?.toISOString().slice(0, 10) ?? null;
      const answer = checkAge(division, born, rule);
      return !answer.ok && answer.refusal === "too-old";
    })
    .map(({ name }) => name);
}
