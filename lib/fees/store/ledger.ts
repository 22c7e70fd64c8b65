import { type AuditType, insertAudit } from "@/lib/db/audit";
import { inTransaction, prisma } from "@/lib/db/prisma";
import type { EntryStatusName } from "@/lib/entries/rules/register";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { holdSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { groupBy } from "@/lib/shared/group-by";
import type { Money } from "../rules/amount";
import { decideMark, type FeeStanding, feeStanding, type LastMark, type MarkKind } from "../rules/ledger";
import { readFee } from "./fee";

export type Mark = LastMark & {
  /** What the fee was then. */
  readonly money: Money | null;
  /** How it was paid, or why. */
  readonly note: string | null;
  readonly markedAt: Date;
  /** Null if they deleted their account. */
  readonly markedBy: string | null;
};

/** A player of a season with the ledger of their fee, oldest line first. */
export type FeePlayer = {
  readonly userId: string;
  readonly name: string;
  /** Those they play in or wait for; none if they have left. */
  readonly divisions: readonly string[];
  readonly standing: FeeStanding;
  readonly marks: readonly Mark[];
};

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
  const { organizationId, userId: markedBy, origin } = scope;
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
    const { fee } = await readFee(tx, seasonId);
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
    await insertAudit(tx, {
      organizationId,
      actorUserId: markedBy,
      origin,
      type: AUDITS[kind],
      subject,
      data: { userId },
      at,
    });
    return accept(null);
  });
}

const IN_SEASON: EntryStatusName[] = ["pending", "active", "waitlisted"];

/** Everyone who has a part in a season or a line in its ledger, by name. */
export async function listFeePlayers(
  { organizationId }: DirectorScope,
  seasonId: string,
): Promise<readonly FeePlayer[]> {
  const [entries, rows] = await Promise.all([
    prisma().entry.findMany({
      where: { organizationId, division: { seasonId } },
      select: { userId: true, name: true, status: true, division: { select: { name: true } } },
      orderBy: [{ registeredAt: "asc" }, { id: "asc" }],
    }),
    prisma().feeMark.findMany({ where: { organizationId, seasonId }, orderBy: { number: "asc" } }),
  ]);
  const directors = await prisma().user.findMany({
    where: { id: { in: rows.map(({ markedBy }) => markedBy) } },
    select: { id: true, name: true },
  });
  const names = new Map(directors.map(({ id, name }) => [id, name]));
  const marks = groupBy(rows, ({ userId }) => userId);
  return [...groupBy(entries, ({ userId }) => userId)]
    .map(([userId, own]) => {
      const lines = (marks.get(userId) ?? []).map(
        ({ number, kind, amount, currency, note, markedAt, markedBy }) => ({
          number,
          kind: kind as MarkKind,
          money: amount === null || currency === null ? null : { amount, currency },
          note,
          markedAt,
          markedBy: names.get(markedBy) ?? null,
        }),
      );
      return {
        userId,
        name: own[0]?.name ?? "",
        divisions: own
          .filter(({ status }) => IN_SEASON.includes(status))
          .map(({ division }) => division.name),
        standing: feeStanding(lines.at(-1) ?? null),
        marks: lines,
      };
    })
    .filter(({ divisions, marks: lines }) => divisions.length > 0 || lines.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}
