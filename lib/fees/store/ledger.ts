import { type AuditType, logAct } from "@/lib/db/audit";
import { inTransaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { holdSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { decideMark, type LastMark, type MarkKind } from "../rules/ledger";
import { findFee } from "./fee";

export type NewMark = {
  readonly userId: string;
  readonly kind: MarkKind;
  readonly note: string | null;
  /** The number of the last line on the director's page; 0 if there was none. */
  readonly seen: number;
};

const AUDITS: Record<MarkKind, AuditType> = { paid: "fee-paid", waived: "fee-waived", undone: "fee-undone" };

/**
 * Writes a line into the ledger of a player's fee. A line is never changed: a mistake is undone by another line.
 *
 * @returns null if they never registered in the season, or it isn't the director's
 */
export async function markFee(
  scope: DirectorScope,
  seasonId: string,
  { userId, kind, note, seen }: NewMark,
  at: Date,
): Promise<Answer<null, "changed" | "no-fee"> | null> {
  const { organizationId, userId: markedBy } = scope;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    const entry = await tx.entry.findFirst({
      where: { userId, organizationId, division: { seasonId } },
      select: { name: true },
      orderBy: { registeredAt: "asc" },
    });
    if (!season || !entry) return null;
    const last = await tx.feeMark.findFirst({
      where: { seasonId, userId },
      orderBy: { number: "desc" },
      select: { number: true, kind: true },
    });
    const decided = decideMark(last as LastMark | null, { kind, seen });
    if (!decided.ok) return decided;
    const { fee } = await findFee(seasonId, tx);
    if (!fee && kind !== "undone") return refuse("no-fee");
    await tx.feeMark.create({
      data: {
        organizationId,
        seasonId,
        userId,
        number: decided.value,
        kind,
        amount: fee?.money?.amount ?? null,
        currency: fee?.money?.currency ?? null,
        note,
        markedBy,
        markedAt: at,
      },
    });
    const subject = `${entry.name}, ${season.name}`;
    await logAct(tx, scope, { type: AUDITS[kind], subject, data: { userId }, at });
    return accept(null);
  });
}
