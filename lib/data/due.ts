import { addHours, instantOf } from "@/lib/domain/instant";
import { pairingLetters, reminderLetters } from "@/lib/letters/for-round";
import { writeLetters } from "./letters";
import { letterFacts } from "./matches/event-letters";
import { MATCH_RECORD, toRecord } from "./matches/record";
import { inTransaction, prisma } from "./prisma";

// What is due at an instant. Each list holds one batch at most; the next sweep takes the rest.

const MOST_MATCHES = 200;
const MOST_ROUNDS = 20;

/** Matches whose deadline has passed with nothing reported. Grace is judged by `decide`, under the lock. */
export async function listPastDeadline(at: Date): Promise<readonly string[]> {
  const rows = await prisma().match.findMany({
    where: { status: { in: ["open", "scheduled"] }, deadlineAt: { lte: at } },
    select: { id: true },
    orderBy: { deadlineAt: "asc" },
    take: MOST_MATCHES,
  });
  return rows.map(({ id }) => id);
}

/** Matches whose report nobody answered in time. */
export async function listPastAnswer(at: Date): Promise<readonly string[]> {
  const rows = await prisma().match.findMany({
    where: { status: "reported", answerBy: { lte: at } },
    select: { id: true },
    orderBy: { answerBy: "asc" },
    take: MOST_MATCHES,
  });
  return rows.map(({ id }) => id);
}

/** Rounds that have opened and whose pairing letters are not written. */
export async function listUnannouncedRounds(at: Date): Promise<readonly string[]> {
  const rows = await prisma().round.findMany({
    where: { announcedAt: null, opensAt: { lte: at } },
    select: { id: true },
    orderBy: { opensAt: "asc" },
    take: MOST_ROUNDS,
  });
  return rows.map(({ id }) => id);
}

/** Writes the pairing letters of a round, once: who marks the round as announced writes them. */
export async function announceRound(roundId: string, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.round.updateMany({
      where: { id: roundId, announcedAt: null },
      data: { announcedAt: at },
    });
    if (count === 0) return;
    const rows = await tx.match.findMany({
      where: { roundId, status: { in: ["open", "scheduled"] }, deadlineAt: { gt: at } },
      include: MATCH_RECORD,
    });
    for (const match of rows.map(toRecord)) {
      // Where the league set the hour, a letter has said who, when and where.
      if (match.state.fixedPlace !== null) continue;
      const letters = pairingLetters(letterFacts(match), match.state.deadlineAt);
      await writeLetters(tx, match.organization.id, letters, at);
    }
  });
}

/** A reminder that is due: of which match, and so many hours before its deadline. */
export type Reminder = { readonly matchId: string; readonly hours: number };

/**
 * The reminders that are due for matches nobody has reported. Those missed meanwhile are not made up for; only the
 * latest of a match is due.
 */
export async function listDueReminders(at: Date): Promise<readonly Reminder[]> {
  return prisma().$queryRaw<Reminder[]>`
    SELECT m.id AS "matchId", min(h.hours::int)::int AS hours
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    CROSS JOIN LATERAL jsonb_array_elements_text(p.rules -> 'reporting' -> 'remindHours') AS h(hours)
    WHERE m.status IN ('open', 'scheduled') AND r.opens_at <= ${at}::timestamptz
      AND m.deadline_at > ${at}::timestamptz AND m.deadline_at <= ${at}::timestamptz + make_interval(hours => h.hours::int)
      AND (m.reminded_hours IS NULL OR m.reminded_hours > h.hours::int)
    GROUP BY m.id, m.deadline_at ORDER BY m.deadline_at LIMIT ${MOST_MATCHES}`;
}

/** Writes one reminder, once: the row remembers which was last. A deadline moved meanwhile is not reminded of yet. */
export async function remind({ matchId, hours }: Reminder, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.match.updateMany({
      where: {
        id: matchId,
        status: { in: ["open", "scheduled"] },
        deadlineAt: { gt: at, lte: new Date(addHours(instantOf(at), hours)) },
        OR: [{ remindedHours: null }, { remindedHours: { gt: hours } }],
      },
      data: { remindedHours: hours },
    });
    if (count === 0) return;
    const match = toRecord(
      await tx.match.findUniqueOrThrow({ where: { id: matchId }, include: MATCH_RECORD }),
    );
    const letters = reminderLetters(letterFacts(match), match.state, hours, match.state.deadlineAt);
    await writeLetters(tx, match.organization.id, letters, at);
  });
}
