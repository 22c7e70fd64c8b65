import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { Recipient } from "@/lib/mail/letters/facts";
import { writeLetters } from "@/lib/mail/store/letters";
import { addHours, type Instant, instantOf } from "@/lib/shared/instant";
import { escalatedLetter } from "../letters/escalated";
import { undecidableToAdmin, undecidableToDirector } from "../letters/undecidable";
import { isToPlay } from "../rules/state";
import { isWithDirector } from "../rules/with-director";
import { HANDS_OVER, HANDS_OVER_WITHOUT_OUTCOME, handedOver } from "../view/waiting-since";
import { someoneDecides } from "./deciders";
import { letterFacts, listDirectors } from "./event-letters";
import { MATCH_RECORD, type MatchRecord, toRecord } from "./match-record";

const MOST_MATCHES = 200;
/** A case is looked at again after this many hours at the latest, because its rules may have changed. */
const LOOK_AGAIN_HOURS = 6;
/** A case whose worker was killed, or that couldn't be escalated, is due again after this. */
const TAKEN_MINUTES = 5;

/**
 * Cases that have waited longer for the director than their rules say, or that no one can decide, because every director
 * plays in them, as well as held matches of that kind; one batch, without these. The other cases are left alone until
 * they may have. `escalate` looks at each under its lock.
 */
export async function listWaitingLong(at: Date, without: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (;;) {
    const looked = await lookAtCases(at, [...without, ...found]);
    found.push(...looked.flatMap(({ id, isLong }) => (isLong ? [id] : [])));
    if (looked.length < MOST_MATCHES || found.length >= MOST_MATCHES) return found;
  }
}

type Look = { readonly id: string; readonly isLong: boolean };

/** Takes cases that are to be looked at now, and says when to look at each again. */
function lookAtCases(at: Date, without: readonly string[]): Promise<readonly Look[]> {
  return prisma().$queryRaw<Look[]>`
    WITH taken AS MATERIALIZED (
      SELECT id, round_id, organization_id, home_entry_id, away_entry_id FROM "match"
      WHERE (status = 'with-director' OR correction = 'with-director') AND escalated_at IS NULL
        AND next_check_at <= ${at}::timestamptz AND id <> ALL(${without}::uuid[])
      ORDER BY next_check_at LIMIT ${MOST_MATCHES} FOR NO KEY UPDATE SKIP LOCKED
    ),
    long AS MATERIALIZED (
      SELECT m.id, h.at + make_interval(days => d.days) AS due,
        s.status <> 'archived' AND (
          d.days > 0 AND h.at + make_interval(days => d.days) <= ${at}::timestamptz OR NOT ${someoneDecides(at)}
        ) AS "isLong"
      FROM taken m
      JOIN round r ON r.id = m.round_id
      JOIN rule_pack p ON p.id = r.rule_pack_id
      JOIN season s ON s.id = p.season_id
      CROSS JOIN LATERAL (SELECT COALESCE((p.rules #>> '{reporting,escalateDays}')::int, 0) AS days) d
      CROSS JOIN LATERAL (
        SELECT max(e.at) AS at FROM match_event e
        WHERE e.match_id = m.id AND (e.type = ANY(${HANDS_OVER}::text[])
          OR (e.type = ANY(${HANDS_OVER_WITHOUT_OUTCOME}::text[]) AND e.data -> 'outcome' = 'null'))
      ) h
    ),
    looked AS (
      UPDATE "match" m SET next_check_at = CASE
        WHEN l."isLong" THEN ${at}::timestamptz + make_interval(mins => ${TAKEN_MINUTES})
        WHEN l.due > ${at}::timestamptz THEN least(l.due, ${at}::timestamptz + make_interval(hours => ${LOOK_AGAIN_HOURS}))
        ELSE ${at}::timestamptz + make_interval(hours => ${LOOK_AGAIN_HOURS})
      END
      FROM long l WHERE m.id = l.id
      RETURNING m.id, coalesce(l."isLong", false) AS "isLong"
    )
    SELECT id, "isLong" FROM looked UNION ALL (${undecidableHeld(at, without)})`;
}

/** Held matches whose only directors play in them, and of which no one has been told. */
function undecidableHeld(at: Date, without: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT m.id, true AS "isLong"
    FROM (
      SELECT * FROM "match" WHERE id = ANY(ARRAY(
        SELECT id FROM "match"
        WHERE status IN ('open', 'scheduled') AND forfeit_held_at IS NOT NULL AND escalated_at IS NULL
      ))
    ) m
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    JOIN season s ON s.id = p.season_id
    WHERE m.id <> ALL(${without}::uuid[]) AND s.status <> 'archived' AND NOT ${someoneDecides(at)}
      AND EXISTS (SELECT FROM membership WHERE organization_id = m.organization_id AND role = 'director')
    LIMIT ${MOST_MATCHES}`;
}

/**
 * Tells the admins once that a case has waited too long, however many processes sweep. Its two players aren't told. If
 * no one can decide it, the admins hear so right away, and so do the directors who play in it. They hear it, too, of a
 * match whose double forfeit is held for a director.
 */
export async function escalate(matchId: string, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const taken = await tx.$queryRaw<object[]>`
      SELECT id FROM "match" WHERE id = ${matchId}::uuid FOR UPDATE SKIP LOCKED`;
    if (taken.length === 0) return;
    const row = await tx.match.findUniqueOrThrow({ where: { id: matchId }, include: MATCH_RECORD });
    const match = toRecord(row);
    const since = handedSince(match, row);
    if (match.escalatedAt || !since) return;
    const directors = await listDirectors(tx, match.organization.id, at);
    const deciding = directors.filter(({ userId }) => !playersOf(match).includes(userId));
    if (deciding.length > 0 && !isLong(match, since, at)) return;
    await tx.match.update({ where: { id: matchId }, data: { escalatedAt: at } });
    await tell(tx, { match, directors, deciding, since }, at);
  });
}

/** Since which event, and when, a match waits for a director; null if it doesn't. */
type Since = { readonly seq: number; readonly at: Instant };

function handedSince({ state, events }: MatchRecord, { forfeitHeldAt, lastSeq }: HeldRow): Since | null {
  if (isWithDirector(state)) return handedOver(events);
  return forfeitHeldAt && isToPlay(state.status) ? { seq: lastSeq, at: instantOf(forfeitHeldAt) } : null;
}

type HeldRow = { readonly forfeitHeldAt: Date | null; readonly lastSeq: number };

/** A double forfeit that's held has no limit of days. */
function isLong({ rules, state }: MatchRecord, since: Since, at: Date): boolean {
  const { escalateDays } = rules.reporting;
  return isWithDirector(state) && escalateDays > 0 && addHours(since.at, escalateDays * 24) <= instantOf(at);
}

function playersOf({ home, away }: MatchRecord): readonly string[] {
  return [home.userId, away.userId];
}

type Waiting = {
  readonly match: MatchRecord;
  readonly directors: readonly Recipient[];
  /** Those who don't play in it. */
  readonly deciding: readonly Recipient[];
  readonly since: Since;
};

async function tell(tx: Transaction, waiting: Waiting, at: Date): Promise<void> {
  const { match, directors, deciding, since } = waiting;
  const when = { seq: since.seq, since: since.at, at: instantOf(at) };
  const { id: organizationId } = match.organization;
  const admins = await listWithRole(tx, organizationId, "admin");
  const toAdmins = admins
    .filter(({ userId }) => !playersOf(match).includes(userId))
    .map((admin) => {
      const isDirector = deciding.some(({ userId }) => userId === admin.userId);
      return deciding.length > 0
        ? escalatedLetter({ ...admin, isDirector }, letterFacts(match, deciding), when)
        : undecidableToAdmin(admin, letterFacts(match, directors), when);
    });
  // Only they can name a stand-in, not those who stand in themselves.
  const own = deciding.length > 0 ? [] : await listWithRole(tx, organizationId, "director");
  const toDirectors = own.map((director) =>
    undecidableToDirector(director, letterFacts(match, directors), when),
  );
  await writeLetters(tx, organizationId, [...toAdmins, ...toDirectors], at);
}

async function listWithRole(
  tx: Transaction,
  organizationId: string,
  role: "admin" | "director",
): Promise<readonly Recipient[]> {
  const rows = await tx.membership.findMany({
    where: { organizationId, role },
    include: { user: true },
    orderBy: { createdAt: "asc" },
    take: 20,
  });
  return rows.map(({ user }) => ({ userId: user.id, name: user.name ?? user.email, email: user.email }));
}
