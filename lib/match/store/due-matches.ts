import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { UnwrittenLetter } from "@/lib/mail/letters/unwritten";
import { queueForDigest } from "@/lib/mail/store/digests";
import { writeLetters } from "@/lib/mail/store/letters";
import { storedPairing } from "@/lib/stages/letters/stored-pairing";
import { SIDES } from "../rules/sides";
import { letterFacts } from "./event-letters";
import { MATCH_RECORD, type MatchRecord, toRecord } from "./match-record";

// What is due at an instant. Statuses are written into the SQL, because a parameter keeps Postgres from using an index with
// a condition.

const MOST_ROUNDS = 20;

/** When the league finds no time to set, it looks again after this many minutes. */
export const LOOK_AGAIN_MINUTES = 10;

/** Matches last checked at or before this instant are checked again. */
export function lookAgainBefore(at: Date): Date {
  return new Date(at.getTime() - LOOK_AGAIN_MINUTES * 60_000);
}

/**
 * Of these, the open matches whose rule pack has the league set a time, and that don't have one yet. A match that
 * both are playing on the board of its room needs none; a clock at a table can be started by one alone. Those it hasn't checked yet come first, then those checked longest ago.
 */
export async function listDueDefaults(matchIds: readonly string[], at: Date): Promise<readonly string[]> {
  const rows = await prisma().$queryRaw<{ readonly id: string }[]>`
    SELECT m.id
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    JOIN season s ON s.id = p.season_id
    CROSS JOIN LATERAL (SELECT (p.rules #>> '{schedule,fallback,hoursBefore}')::int AS hours) f
    WHERE m.id = ANY(${matchIds}::uuid[])
      AND m.status = 'open' AND m.default_set_at IS NULL AND f.hours IS NOT NULL AND s.status <> 'archived'
      AND (m.default_sought_at IS NULL OR m.default_sought_at <= ${lookAgainBefore(at)}::timestamptz)
      AND r.opens_at <= ${at}::timestamptz AND m.deadline_at > ${at}::timestamptz
      AND m.deadline_at <= ${at}::timestamptz + make_interval(hours => f.hours)
      AND NOT EXISTS (SELECT FROM room_game g
        WHERE g.match_id = m.id AND g.number >= m.first_game AND g.kept_as = 'board' AND g.started_at IS NOT NULL)
    ORDER BY m.default_sought_at NULLS FIRST, m.deadline_at`;
  return rows.map(({ id }) => id);
}

/** Rounds that have opened and whose pairing letters haven't been written; one batch, without these. */
export async function listUnannouncedRounds(
  at: Date,
  without: readonly string[],
): Promise<readonly string[]> {
  const rows = await prisma().round.findMany({
    where: { announcedAt: null, opensAt: { lte: at }, id: { notIn: [...without] } },
    select: { id: true },
    orderBy: { opensAt: "asc" },
    take: MOST_ROUNDS,
  });
  return rows.map(({ id }) => id);
}

/**
 * Writes a round's pairing letters once: only the worker that locks the round and marks it as announced does it. Leaves it
 * for the next sweep if something happens to one of its matches or players at this moment, such as another address.
 */
export async function announceRound(roundId: string, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const [round] = await tx.$queryRaw<unknown[]>`
      SELECT id FROM round WHERE id = ${roundId}::uuid AND announced_at IS NULL FOR NO KEY UPDATE SKIP LOCKED`;
    if (!round || !(await holdPlayers(tx, roundId, at))) return;
    await tx.round.update({ where: { id: roundId }, data: { announcedAt: at } });
    const rows = await tx.match.findMany({
      where: { roundId, status: { in: ["open", "scheduled"] }, deadlineAt: { gt: at } },
      include: MATCH_RECORD,
    });
    const letters: UnwrittenLetter[] = [];
    for (const match of rows.map(toRecord)) {
      // If the league set the time, a letter has already told both players who, when and where.
      if (match.state.fixedPlace === null) letters.push(...(await announceMatch(tx, match, at)));
    }
    const [first] = rows;
    if (first) await writeLetters(tx, first.organizationId, letters, at);
  });
}

/**
 * Keeps the matches to announce and their players as they are until the transaction ends. It doesn't wait for any of them,
 * so it can't deadlock with transactions that lock matches, then persons, then rounds.
 *
 * @returns false if another transaction has one
 */
async function holdPlayers(tx: Transaction, roundId: string, at: Date): Promise<boolean> {
  const [answer] = await tx.$queryRaw<{ readonly isHeld: boolean }[]>`
    WITH held AS MATERIALIZED (
      SELECT e.id FROM "match" m
      JOIN entry e ON e.id IN (m.home_entry_id, m.away_entry_id)
      JOIN "user" u ON u.id = e.user_id
      WHERE m.round_id = ${roundId}::uuid AND m.status IN ('open', 'scheduled') AND m.deadline_at > ${at}::timestamptz
      FOR KEY SHARE OF m, u SKIP LOCKED
    )
    SELECT (SELECT count(*) FROM held) = (
      SELECT 2 * count(*) FROM "match" m
      WHERE m.round_id = ${roundId}::uuid AND m.status IN ('open', 'scheduled') AND m.deadline_at > ${at}::timestamptz
    ) AS "isHeld"`;
  return answer?.isHeld ?? false;
}

/** The emails to both players. If the news can wait, players who chose a daily digest read it there instead. */
export async function announceMatch(
  tx: Transaction,
  match: MatchRecord,
  at: Date,
): Promise<readonly UnwrittenLetter[]> {
  const letters: UnwrittenLetter[] = [];
  for (const side of SIDES) {
    if (await queueForDigest(tx, match, side, "paired", at)) continue;
    letters.push(storedPairing(side, letterFacts(match), match.state.deadlineAt));
  }
  return letters;
}
