import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { Side } from "@/lib/match/rules/sides";
import { letterFacts } from "@/lib/match/store/event-letters";
import { MATCH_RECORD, type MatchRecord, sideOf, toRecord } from "@/lib/match/store/match-record";
import { listStartedGames } from "@/lib/room/store/started-games";
import { type Instant, instantOf, type Zone } from "@/lib/shared/instant";
import { type DigestItem, digestLetter } from "../letters/digest";
import { canWait, lastDigestAt } from "../rules/digest-time";
import { ensureLetterChoices, offLink } from "./letter-choices";
import { writeLetters } from "./letters";

const MOST_DIGESTS = 500;

/**
 * Saves something for the daily email of a player who wants one. False for a player who doesn't, and for anything that
 * can't wait until then.
 */
export async function queueForDigest(
  tx: Transaction,
  { id: matchId, organization, state, ...match }: MatchRecord,
  side: Side,
  kind: DigestItem["kind"],
  at: Date,
): Promise<boolean> {
  const { userId } = match[side];
  if ((await tx.letterChoice.count({ where: { userId, wantsDigest: true } })) === 0) return false;
  const [day] = await tx.$queryRaw<{ readonly zone: Zone }[]>(dayOf(Prisma.sql`${userId}::uuid`));
  if (!day || !canWait(state.deadlineAt, instantOf(at), day.zone)) return false;
  await tx.digestItem.createMany({
    data: [{ organizationId: organization.id, matchId, userId, kind, createdAt: at }],
    skipDuplicates: true,
  });
  return true;
}

/** A daily email that is due: for whom, in which time zone, with what was saved before then. */
export type DueDigest = { readonly userId: string; readonly zone: Zone; readonly before: Date };

/** The daily emails that are due: 8 am has passed since something was saved. One batch, without these people. */
export async function listDueDigests(at: Date, without: readonly string[]): Promise<readonly DueDigest[]> {
  const zones = await listZonesOfSaved();
  if (zones.length === 0) return [];
  const dueAt = zones.map((zone): Instant => lastDigestAt(instantOf(at), zone));
  return prisma().$queryRaw<DueDigest[]>`
    SELECT w.user_id AS "userId", d.zone, z.due_at AS "before"
    FROM (SELECT user_id, min(created_at) AS since FROM digest_item
      WHERE user_id <> ALL(${without}::uuid[]) GROUP BY user_id) w
    CROSS JOIN LATERAL (${dayOf(Prisma.sql`w.user_id`)}) d
    JOIN unnest(${zones}::text[], ${dueAt}::timestamptz[]) AS z(zone, due_at) ON z.zone = d.zone
    WHERE w.since < z.due_at
    ORDER BY w.since, w.user_id LIMIT ${MOST_DIGESTS}`;
}

/** The time zones of everyone for whom something is saved. */
async function listZonesOfSaved(): Promise<readonly Zone[]> {
  const rows = await prisma().$queryRaw<{ readonly zone: Zone }[]>`
    SELECT DISTINCT d.zone FROM (SELECT DISTINCT user_id FROM digest_item) w
    CROSS JOIN LATERAL (${dayOf(Prisma.sql`w.user_id`)}) d`;
  return rows.map(({ zone }) => zone);
}

/**
 * A player's day is that of the organization they registered in last, no matter how many they play in: one email, and
 * one answer to what can wait for it.
 */
function dayOf(userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT o.time_zone AS zone FROM entry e JOIN organization o ON o.id = e.organization_id
    WHERE e.user_id = ${userId} ORDER BY e.registered_at DESC, e.id DESC LIMIT 1`;
}

/** Writes one daily email, once: the worker that has the player's choices locked writes it. */
export async function writeDigest({ userId, zone, before }: DueDigest, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await takePlayer(tx, userId))) return;
    const where = { userId, createdAt: { lt: before } };
    const taken = await tx.digestItem.findMany({
      where,
      orderBy: [{ createdAt: "asc" }, { matchId: "asc" }],
    });
    const { count } = await tx.digestItem.deleteMany({ where });
    if (count === 0) return;
    const rows = await tx.match.findMany({
      where: { id: { in: taken.map(({ matchId }) => matchId) } },
      include: MATCH_RECORD,
      orderBy: [{ deadlineAt: "asc" }, { id: "asc" }],
    });
    const games = await listStartedGames(
      tx,
      rows.map(({ id }) => id),
    );
    const items = rows.map(toRecord).flatMap((match): DigestItem[] => {
      const side = sideOf(match, userId);
      if (!side) return [];
      return taken
        .filter(({ matchId }) => matchId === match.id)
        .map(({ kind }) => ({
          kind: kind as DigestItem["kind"],
          side,
          facts: letterFacts(match),
          state: match.state,
          games: games.get(match.id),
        }));
    });
    const { token } = await ensureLetterChoices(tx, userId);
    const letter = digestLetter(items, { now: instantOf(at), zone, off: offLink(token) });
    if (!letter || (await writeLetters(tx, organizationOf(taken), [letter], at)) > 0) return;
    // Saved while today's email was being written: it waits for tomorrow's.
    await tx.digestItem.createMany({ data: taken.map((item) => ({ ...item, createdAt: at })) });
  });
}

/** False if another worker has the player. Everyone with saved items has a row of choices. */
async function takePlayer(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT user_id FROM letter_choice WHERE user_id = ${userId}::uuid FOR NO KEY UPDATE SKIP LOCKED`;
  return rows.length > 0;
}

/** Null if there are several. */
function organizationOf(items: readonly { readonly organizationId: string }[]): string | null {
  const [one, ...others] = new Set(items.map(({ organizationId }) => organizationId));
  return one && others.length === 0 ? one : null;
}
