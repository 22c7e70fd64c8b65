import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type ChangeRefusal, refuseChange } from "@/lib/season/rules/refuse-change";
import { announceSeason, holdSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { DueBy, Fee } from "../rules/fee";
import { feeName } from "../words/fee-words";

/** A season's fee as it is now. */
export type FeeFacts = {
  /** 0 if the season never had one. */
  readonly version: number;
  /** Null if there's nothing to pay. */
  readonly fee: Fee | null;
};

/** The newest version of a season's fee. */
export async function findFee(
  seasonId: string,
  tx: Pick<Transaction, "seasonFee"> = prisma(),
): Promise<FeeFacts> {
  const row = await tx.seasonFee.findFirst({ where: { seasonId }, orderBy: { version: "desc" } });
  return row ? { version: row.version, fee: toFee(row) } : { version: 0, fee: null };
}

/** What a version of a fee is stored as. */
export type FeeRow = {
  readonly name: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly due: string | null;
  readonly whereToPay: string | null;
};

/** A fee as it's stored; null if the row says that there's none. */
export function toFee({ name, amount, currency, due, whereToPay }: FeeRow): Fee | null {
  if (name === null) return null;
  const money = amount === null || currency === null ? null : { amount, currency };
  return { name, money, due: due as DueBy, whereToPay };
}

function toRow(fee: Fee | null): FeeRow {
  if (!fee) return { name: null, amount: null, currency: null, due: null, whereToPay: null };
  const { name, money, due, whereToPay } = fee;
  return { name, amount: money?.amount ?? null, currency: money?.currency ?? null, due, whereToPay };
}

/**
 * Saves what a season costs, as a new version; null removes it. Paid fees stay paid.
 *
 * @param seen the version that the director saw; 0 if there was none
 * @returns null if the season isn't the director's
 */
export async function saveFee(
  scope: DirectorScope,
  seasonId: string,
  { fee, seen }: { readonly fee: Fee | null; readonly seen: number },
  at: Date,
): Promise<Answer<{ readonly version: number }, ChangeRefusal> | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    if (!season) return null;
    const before = await findFee(seasonId, tx);
    const refusal = refuseChange({ status: season.status, version: before.version, seen });
    if (refusal) return refuse(refusal);
    const version = before.version + 1;
    await tx.seasonFee.create({ data: { organizationId, seasonId, version, ...toRow(fee), writtenAt: at } });
    await logAct(tx, scope, {
      type: fee ? "fee-saved" : "fee-removed",
      subject: fee ? `${feeName(fee)}, ${season.name}` : season.name,
      data: { version },
      at,
    });
    await announceSeason(tx, season);
    return accept({ version });
  });
}

/** Gives a season the fee of another one, as its first version. */
export async function copyFee(
  tx: Transaction,
  {
    organizationId,
    from,
    to,
  }: { readonly organizationId: string; readonly from: string; readonly to: string },
  at: Date,
): Promise<void> {
  const { fee } = await findFee(from, tx);
  if (!fee) return;
  await tx.seasonFee.create({
    data: { organizationId, seasonId: to, version: 1, ...toRow(fee), writtenAt: at },
  });
}
