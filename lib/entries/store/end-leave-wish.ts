import { insertAudit } from "@/lib/db/audit";
import { Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { isOver } from "@/lib/season/rules/steps";
import { type LockedDivision, lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { DivisionId, UserId } from "@/lib/shared/ids";
import { instantFrom, instantOf } from "@/lib/shared/instant";
import { leaveDeclinedLetter } from "../letters/entry-letters";
import {
  type LastWish,
  lastWish,
  refuseEndingWish,
  type WishEvent,
  type WishRefusal,
} from "../rules/leave-wish";
import type { EntryStatusName } from "../rules/register";
import { entryLetterFacts } from "./entry-letters";

/** A player takes back their request to leave, as long as no one has answered it. */
export async function takeBackLeaveWish(
  divisionId: DivisionId,
  userId: UserId,
  at: Date,
  origin?: string,
): Promise<Answer<null, WishRefusal>> {
  return inTransaction(async (tx) => {
    const division = await lockDivision(tx, divisionId);
    const entry = await tx.entry.findUnique({ where: { divisionId_userId: { divisionId, userId } } });
    if (!division || !entry) return refuse("not-asking");
    const wish = await readLeaveWish(tx, entry);
    const refusal = refuseEndingWish({ isPlaying: isPlaying(division, entry), wish });
    if (refusal) return refuse(refusal);
    await insertAudit(tx, {
      organizationId: division.organization.id,
      actorUserId: userId,
      type: "leave-taken-back",
      subject: `${entry.name}, ${division.name}`,
      data: { entryId: entry.id },
      origin,
      at,
    });
    return accept(null);
  });
}

/**
 * A director declines a player's request to leave, and the player is told. Nothing else changes, and they can ask again.
 *
 * @param declined.seen the version of the request that the director read
 * @returns null if there is no such player
 */
export async function declineLeaveWish(
  scope: DirectorScope,
  declined: { readonly entryId: string; readonly seen: string; readonly reason: string },
  at: Date,
): Promise<Answer<null, WishRefusal> | null> {
  const { organizationId, userId, origin } = scope;
  const { entryId, seen, reason } = declined;
  return inTransaction(async (tx) => {
    const where = { id: entryId, organizationId };
    const found = await tx.entry.findFirst({ where });
    const division = found && (await lockDivision(tx, found.divisionId));
    if (!division) return null;
    const entry = await tx.entry.findFirstOrThrow({ where, include: { user: true } });
    const wish = await readLeaveWish(tx, entry);
    const refusal = refuseEndingWish({ isPlaying: isPlaying(division, entry), wish }, seen);
    if (refusal) return refuse(refusal);
    const letter = leaveDeclinedLetter(entryLetterFacts(division, entry), reason, instantOf(at));
    await writeLetters(tx, organizationId, [letter], at);
    await insertAudit(tx, {
      organizationId,
      actorUserId: userId,
      type: "leave-declined",
      subject: `${entry.name}, ${division.name}`,
      data: { entryId, reason },
      origin,
      at,
    });
    return accept(null);
  });
}

/** Is the player in a division whose season isn't over? Only then do they ask to leave it. */
export function isPlaying(
  { season }: { readonly season: Pick<LockedDivision["season"], "status"> },
  { status }: { readonly status: EntryStatusName },
): boolean {
  return status === "active" && !isOver(season.status);
}

/** What `wishEventsOf` reads of each. */
export type WishEventRow = Omit<WishEvent, "at"> & { readonly at: string };

/** What happened to a player's requests to leave since they registered, as JSON, for `toLastWish`. */
export function wishEventsOf({ id, registeredAt }: Asker): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object(
      'type', type, 'at', at, 'words', coalesce(data ->> 'note', data ->> 'reason', '')
    ) ORDER BY at, id), '[]')
    FROM audit_event
    WHERE data ->> 'entryId' = ${id} AND at >= ${registeredAt}
      AND type IN ('asked-to-leave', 'leave-taken-back', 'leave-declined')
  )`;
}

type Asker = { readonly id: string; readonly registeredAt: Date };

export function toLastWish(rows: readonly WishEventRow[]): LastWish | null {
  return lastWish(rows.map((row) => ({ ...row, at: instantFrom(row.at) })));
}

/** A player's last request to leave since they registered. */
export async function readLeaveWish(db: Transaction, asker: Asker): Promise<LastWish | null> {
  const [row] = await db.$queryRaw<{ readonly events: readonly WishEventRow[] }[]>`
    SELECT ${wishEventsOf(asker)} AS events`;
  return toLastWish(row?.events ?? []);
}
