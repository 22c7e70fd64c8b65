import { inTransaction, prisma, type Transaction } from "@/lib/db/prisma";
import { writeLetters } from "@/lib/mail/store/letters";
import { addHours, instantOf } from "@/lib/shared/instant";
import { escalatedLetter } from "../letters/escalated";
import type { StoredEvent } from "../rules/events";
import { isWithDirector } from "../rules/with-director";
import { handedOver } from "../view/waiting-since";
import { letterFacts, listDirectors } from "./event-letters";
import { MATCH_RECORD, type MatchRecord, toRecord } from "./match-record";

const MOST_MATCHES = 200;

/**
 * Cases that may have waited longer for the director than their rules say; one batch, without these. `escalate` looks at
 * each under its lock.
 */
export async function listWaitingLong(at: Date, without: readonly string[]): Promise<readonly string[]> {
  const rows = await prisma().$queryRaw<{ readonly id: string }[]>`
    SELECT m.id
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    JOIN season s ON s.id = p.season_id
    CROSS JOIN LATERAL (SELECT COALESCE((p.rules #>> '{reporting,escalateDays}')::int, 0) AS days) d
    WHERE (m.status = 'with-director' OR m.correction = 'with-director') AND m.escalated_at IS NULL AND s.status <> 'archived' AND d.days > 0
      AND m.id <> ALL(${without}::uuid[])
      AND EXISTS (SELECT FROM match_event e WHERE e.match_id = m.id AND e.seq > 1
        AND e.at <= ${at}::timestamptz - make_interval(days => d.days))
    ORDER BY m.deadline_at LIMIT ${MOST_MATCHES}`;
  return rows.map(({ id }) => id);
}

/** Tells the admins once that a case has waited too long, however many processes sweep. Its two players aren't told. */
export async function escalate(matchId: string, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const taken = await tx.$queryRaw<object[]>`
      SELECT id FROM "match" WHERE id = ${matchId}::uuid FOR UPDATE SKIP LOCKED`;
    if (taken.length === 0) return;
    const row = await tx.match.findUniqueOrThrow({ where: { id: matchId }, include: MATCH_RECORD });
    const match = toRecord(row);
    const handed = handedOver(match.events);
    const { escalateDays } = match.rules.reporting;
    if (!isWithDirector(match.state) || match.escalatedAt || !handed || escalateDays === 0) return;
    if (addHours(handed.at, escalateDays * 24) > instantOf(at)) return;
    await tx.match.update({ where: { id: matchId }, data: { escalatedAt: at } });
    await tellAdmins(tx, match, handed, at);
  });
}

async function tellAdmins(
  tx: Transaction,
  match: MatchRecord,
  { seq, at: since }: StoredEvent,
  at: Date,
): Promise<void> {
  const { organization, home, away } = match;
  const players = [home.userId, away.userId];
  const directors = (await listDirectors(tx, organization.id, at)).filter(
    ({ userId }) => !players.includes(userId),
  );
  const admins = await tx.membership.findMany({
    where: { organizationId: organization.id, role: "admin", userId: { notIn: players } },
    include: { user: true },
    orderBy: { createdAt: "asc" },
    take: 20,
  });
  const letters = admins.map(({ user }) =>
    escalatedLetter(
      {
        userId: user.id,
        name: user.name ?? user.email,
        email: user.email,
        isDirector: directors.some(({ userId }) => userId === user.id),
      },
      letterFacts(match, directors),
      { seq, since, at: instantOf(at) },
    ),
  );
  await writeLetters(tx, organization.id, letters, at);
}
