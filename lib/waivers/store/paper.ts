import { type AuditType, isLogged, logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { holdSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { decideSigning } from "../rules/sign";
import { hasAccepted } from "./acceptances";
import { isMinorInAny } from "./signing";
import { findWaiver } from "./texts";

export type Paper = {
  readonly userId: string;
  readonly signedName: string;
  /** Empty if none signed. */
  readonly guardianName: string;
  readonly note: string;
  /** The version that was signed, and that the page shows. */
  readonly seen: number;
};

/**
 * Records that a player signed the current version on paper.
 *
 * @returns null if they never registered in the season, or it isn't the director's
 */
export async function recordPaper(
  scope: DirectorScope,
  seasonId: string,
  { userId, seen, note, ...signed }: Paper,
  at: Date,
): Promise<Answer<null, "changed" | "guardian-missing"> | null> {
  const { organizationId, userId: recordedBy } = scope;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    const entries = await tx.entry.findMany({
      where: { userId, organizationId, division: { seasonId } },
      select: { name: true, status: true, bornOn: true, division: { select: { underAge: true } } },
      orderBy: { registeredAt: "asc" },
    });
    if (!season || entries.length === 0) return null;
    const { version, text } = await findWaiver(seasonId, tx);
    const isMinor = isMinorInAny(entries, season.organization.timeZone, at);
    const decided = decideSigning({
      current: text === null ? null : version,
      hasAccepted: await hasAccepted(tx, { seasonId, version, userId }, { isMinor }),
      isMinor,
      said: { ...signed, version: seen, accepts: true },
    });
    if (!decided.ok) return refuse(decided.refusal === "guardian-missing" ? "guardian-missing" : "changed");
    if (!decided.value) return refuse("changed");
    // A paper can also show a guardian's name that the season doesn't ask for.
    const guardianName = signed.guardianName || null;
    const { count } = await tx.waiverAcceptance.createMany({
      data: [
        {
          organizationId,
          seasonId,
          version,
          userId,
          ...decided.value,
          guardianName,
          onPaper: true,
          note,
          recordedBy,
          acceptedAt: at,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) return refuse("changed");
    await notePaper(tx, scope, {
      type: "waiver-paper-recorded",
      userId,
      name: entries[0]?.name ?? "",
      season,
      at,
    });
    return accept(null);
  });
}

/**
 * Removes paper that was recorded by mistake.
 *
 * @returns false if there is none with this id in the season, or it wasn't on paper; true if it's removed already
 */
export async function removePaper(
  scope: DirectorScope,
  seasonId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    const paper = await tx.waiverAcceptance.findFirst({
      where: { id, organizationId, seasonId, onPaper: true },
    });
    if (!season) return false;
    if (!paper) return isLogged(tx, organizationId, "waiver-paper-removed", { id });
    await tx.waiverAcceptance.delete({ where: { id } });
    const { userId } = paper;
    const entry = await tx.entry.findFirst({
      where: { userId, organizationId, division: { seasonId } },
      select: { name: true },
      orderBy: { registeredAt: "asc" },
    });
    // Not the signed name: with its row gone, deleting their account couldn't find it.
    const name = entry?.name ?? "";
    await notePaper(tx, scope, { type: "waiver-paper-removed", id, userId, name, season, at });
    return true;
  });
}

async function notePaper(
  tx: Transaction,
  scope: DirectorScope,
  {
    type,
    id,
    userId,
    name,
    season,
    at,
  }: {
    readonly type: AuditType;
    readonly id?: string;
    readonly userId: string;
    readonly name: string;
    readonly season: SeasonFacts;
    readonly at: Date;
  },
): Promise<void> {
  const subject = `${name}, ${season.name}`;
  await logAct(tx, scope, { type, subject, data: { id, userId }, at });
}
