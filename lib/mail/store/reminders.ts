import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import type { Side } from "@/lib/match/rules/sides";
import { letterFacts } from "@/lib/match/store/event-letters";
import { MATCH_RECORD, toRecord } from "@/lib/match/store/match-record";
import { listStartedGames } from "@/lib/room/store/started-games";
import { addHours, instantOf } from "@/lib/shared/instant";
import { reminderLetter } from "../letters/reminders";
import { queueForDigest } from "./digests";
import { ensureLetterChoices, offLink } from "./letter-choices";
import { writeLetters } from "./letters";

/** A reminder that is due: which match, to whom, and how many hours before its deadline. */
export type Reminder = { readonly matchId: string; readonly side: Side; readonly hours: number };

/**
 * The reminders that are due for those of these matches that no one has reported, at the hours each player chose, or else at those of the
 * rule pack. Missed ones aren't made up for: only the latest per player and match is due.
 */
export async function listDueReminders(matchIds: readonly string[], at: Date): Promise<readonly Reminder[]> {
  return prisma().$queryRaw<Reminder[]>`
    SELECT m.id AS "matchId", s.side, min(h.hours)::int AS hours
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    CROSS JOIN LATERAL (VALUES ('home', m.home_entry_id), ('away', m.away_entry_id)) AS s(side, entry_id)
    JOIN entry e ON e.id = s.entry_id
    LEFT JOIN letter_choice c ON c.user_id = e.user_id
    CROSS JOIN LATERAL (
      SELECT unnest(c.remind_hours)
      UNION ALL
      SELECT usual::int FROM jsonb_array_elements_text(p.rules -> 'reporting' -> 'remindHours') AS usual
      WHERE coalesce(cardinality(c.remind_hours), 0) = 0
    ) AS h(hours)
    WHERE m.id = ANY(${matchIds}::uuid[]) AND m.status IN ('open', 'scheduled') AND r.opens_at <= ${at}::timestamptz
      AND coalesce(c.wants_reminders, true)
      AND m.deadline_at > ${at}::timestamptz AND m.deadline_at <= ${at}::timestamptz + make_interval(hours => h.hours)
      AND NOT EXISTS (
        SELECT 1 FROM reminder d
        WHERE d.match_id = m.id AND d.user_id = e.user_id AND d.deadline_at = m.deadline_at AND d.hours <= h.hours
      )
    GROUP BY m.id, m.deadline_at, s.side ORDER BY m.deadline_at, m.id, s.side`;
}

/**
 * Writes one reminder, once: the process that records it writes it. Skipped if the deadline has moved since or the player has
 * turned reminders off. If it can wait, it waits for the daily email of a player who wants one.
 */
export async function remind({ matchId, side, hours }: Reminder, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await tx.match.findUniqueOrThrow({ where: { id: matchId }, include: MATCH_RECORD });
    const match = toRecord(row);
    const { state, organization } = match;
    const { userId } = match[side];
    const now = instantOf(at);
    if (state.deadlineAt <= now || state.deadlineAt > addHours(now, hours)) return;
    const choices = await ensureLetterChoices(tx, userId);
    if (!choices.wantsReminders) return;
    const { count } = await tx.reminder.createMany({
      data: [{ organizationId: organization.id, matchId, userId, deadlineAt: state.deadlineAt, hours }],
      skipDuplicates: true,
    });
    if (count === 0) return;

    if (await queueForDigest(tx, match, side, "reminder", at)) return;
    const games = (await listStartedGames(tx, [match.id])).get(match.id) ?? [];
    const occasion = { hours, now, off: offLink(choices.token), games };
    const letter = reminderLetter(side, letterFacts(match), state, occasion);
    if (letter) await writeLetters(tx, organization.id, [letter], at);
  });
}
