import { instantOf } from "@/lib/domain/instant";
import { lastDigestAt } from "@/lib/domain/letters/digest-time";
import type { Side } from "@/lib/domain/match/sides";
import { type DigestItem, digestLetter } from "@/lib/letters/digest";
import { ensureLetterChoices, offLink } from "./letter-choices";
import { writeLetters } from "./letters";
import { letterFacts } from "./matches/event-letters";
import { MATCH_RECORD, type MatchRecord, sideOf, toRecord } from "./matches/record";
import { inTransaction, prisma, type Transaction } from "./prisma";

const MOST_DIGESTS = 500;

/** Puts something aside for the letter of the day of a player who wants one. False for a player who does not. */
export async function letWait(
  tx: Transaction,
  match: MatchRecord,
  side: Side,
  kind: DigestItem["kind"],
  at: Date,
): Promise<boolean> {
  const { userId } = match[side];
  if ((await tx.letterChoice.count({ where: { userId, wantsDigest: true } })) === 0) return false;
  await tx.digestItem.createMany({
    data: [{ organizationId: match.organization.id, matchId: match.id, userId, kind, createdAt: at }],
    skipDuplicates: true,
  });
  return true;
}

/** A letter of the day that is due: to whom, of which organization, with what was put aside before then. */
export type DueDigest = { readonly organizationId: string; readonly userId: string; readonly before: Date };

/** The letters of the day that are due: eight in the morning has passed since something was put aside. */
export async function listDueDigests(at: Date): Promise<readonly DueDigest[]> {
  const waiting = await prisma().digestItem.groupBy({
    by: ["organizationId", "userId"],
    _min: { createdAt: true },
    orderBy: { _min: { createdAt: "asc" } },
    take: MOST_DIGESTS,
  });
  const ids = [...new Set(waiting.map(({ organizationId }) => organizationId))];
  const organizations = await prisma().organization.findMany({ where: { id: { in: ids } } });
  const dueAt = new Map(
    organizations.map(({ id, timeZone }) => [id, new Date(lastDigestAt(instantOf(at), timeZone))]),
  );
  return waiting.flatMap(({ organizationId, userId, _min: { createdAt } }) => {
    const before = dueAt.get(organizationId);
    return before && createdAt && createdAt < before ? [{ organizationId, userId, before }] : [];
  });
}

/** Writes one letter of the day, once: who takes what was put aside writes it. */
export async function writeDigest({ organizationId, userId, before }: DueDigest, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const where = { organizationId, userId, createdAt: { lt: before } };
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
        }));
    });
    const { token } = await ensureLetterChoices(tx, userId);
    const letter = digestLetter(items, { now: instantOf(at), off: offLink(token) });
    if (!letter || (await writeLetters(tx, organizationId, [letter], at)) > 0) return;
    // Put aside while today's letter was being written: it waits for tomorrow's.
    await tx.digestItem.createMany({ data: taken.map((item) => ({ ...item, createdAt: at })) });
  });
}
