import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type ChangeRefusal, refuseChange } from "@/lib/season/rules/refuse-change";
import { announceSeason, holdSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";

/** A season's waiver as it is now. */
export type Waiver = {
  /** 0 if the season never had one. */
  readonly version: number;
  /** Null if the season asks for none. */
  readonly text: string | null;
};

/** The newest version of a season's waiver. */
export async function findWaiver(
  seasonId: string,
  tx: Pick<Transaction, "waiverText"> = prisma(),
): Promise<Waiver> {
  const row = await tx.waiverText.findFirst({
    where: { seasonId },
    orderBy: { version: "desc" },
    select: { version: true, text: true },
  });
  return row ?? { version: 0, text: null };
}

/**
 * Saves the waiver as a new version, which all players are asked to accept; null removes it. The same text again isn't a
 * new version.
 *
 * @param seen the version that the director saw; 0 if there was none
 * @returns null if the season isn't the director's
 */
export async function saveWaiver(
  scope: DirectorScope,
  seasonId: string,
  { text, seen }: { readonly text: string | null; readonly seen: number },
  at: Date,
): Promise<Answer<{ readonly version: number }, ChangeRefusal> | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    if (!season) return null;
    const before = await findWaiver(seasonId, tx);
    const refusal = refuseChange({ status: season.status, version: before.version, seen });
    if (refusal) return refuse(refusal);
    if (before.text === text) return accept({ version: before.version });
    const version = before.version + 1;
    await tx.waiverText.create({ data: { organizationId, seasonId, version, text, writtenAt: at } });
    await logAct(tx, scope, {
      type: text === null ? "waiver-removed" : "waiver-saved",
      subject: text === null ? season.name : `version ${version}, ${season.name}`,
      data: { version },
      at,
    });
    await announceSeason(tx, season);
    return accept({ version });
  });
}

/** Gives a season the waiver of another one, as its first version. */
export async function copyWaiver(
  tx: Transaction,
  {
    organizationId,
    from,
    to,
  }: { readonly organizationId: string; readonly from: string; readonly to: string },
  at: Date,
): Promise<void> {
  const { text } = await findWaiver(from, tx);
  if (text === null) return;
  await tx.waiverText.create({ data: { organizationId, seasonId: to, version: 1, text, writtenAt: at } });
}
