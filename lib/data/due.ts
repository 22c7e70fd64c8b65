import { pairingLetters, reminderLetters } from "@/lib/letters/for-round";
import { writeLetters } from "./letters";
import { letterFacts } from "./matches/event-letters";
import { MATCH_RECORD, toRecord } from "./matches/record";
import { inTransaction, prisma } from "./prisma";

/** The most matches one sweep looks at; the next sweep takes the rest. */
const BATCH = 200;

/** Matches whose deadline has passed with nothing reported. Grace is judged by `decide`, under the lock. */
export async function listPastDeadline(at: Date): Promise<readonly string[]> {
  const rows = await prisma().match.findMany({
    where: { status: { in: ["open", "scheduled"] }, deadlineAt: { lte: at } },
    select: { id: true },
    orderBy: { deadlineAt: "asc" },
    take: BATCH,
  });
  return rows.map(({ id }) => id);
}

/** Matches whose report nobody answered in time. */
export async function listPastAnswer(at: Date): Promise<readonly string[]> {
  const rows = await prisma().match.findMany({
    where: { status: "reported", answerBy: { lte: at } },
    select: { id: true },
    orderBy: { answerBy: "asc" },
    take: BATCH,
  });
  return rows.map(({ id }) => id);
}

/**
 * Writes the pairing letters of rounds that have opened, once: who marks the round as announced writes them.
 *
 * @returns how many rounds were announced
 */
export async function announceOpenRounds(at: Date): Promise<number> {
  const rounds = await prisma().round.findMany({
    where: { announcedAt: null, opensAt: { lte: at } },
    select: { id: true },
    orderBy: { opensAt: "asc" },
    take: 20,
  });
  for (const { id } of rounds) await announceRound(id, at);
  return rounds.length;
}

async function announceRound(roundId: string, at: Date): Promise<void> {
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
      const letters = pairingLetters(await letterFacts(tx, match), match.state.deadlineAt);
      await writeLetters(tx, match.organization.id, letters, at);
    }
  });
}

/**
 * Writes the reminders that are due for matches nobody has reported, each once: the row remembers which one was last.
 * Reminders missed meanwhile are not made up for; only the latest is written.
 */
export async function remindOfDeadlines(at: Date): Promise<void> {
  const due = await prisma().$queryRaw<{ id: string; hours: number }[]>`
    SELECT m.id, min(h.hours::int)::int AS hours
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    CROSS JOIN LATERAL jsonb_array_elements_text(p.rules -> 'reporting' -> 'remindHours') AS h(hours)
    WHERE m.status IN ('open', 'scheduled') AND r.opens_at <= ${at}::timestamptz
      AND m.deadline_at > ${at}::timestamptz AND m.deadline_at <= ${at}::timestamptz + make_interval(hours => h.hours::int)
      AND (m.reminded_hours IS NULL OR m.reminded_hours > h.hours::int)
    GROUP BY m.id, m.deadline_at ORDER BY m.deadline_at LIMIT ${BATCH}`;
  for (const { id, hours } of due) await remind(id, hours, at);
}

async function remind(matchId: string, hours: number, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.match.updateMany({
      where: {
        id: matchId,
        status: { in: ["open", "scheduled"] },
        OR: [{ remindedHours: null }, { remindedHours: { gt: hours } }],
      },
      data: { remindedHours: hours },
    });
    if (count === 0) return;
    const match = toRecord(
      await tx.match.findUniqueOrThrow({ where: { id: matchId }, include: MATCH_RECORD }),
    );
    const letters = reminderLetters(await letterFacts(tx, match), match.state, hours, match.state.deadlineAt);
    await writeLetters(tx, match.organization.id, letters, at);
  });
}
