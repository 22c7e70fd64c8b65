import { prisma } from "@/lib/db/prisma";
import { LOOK_AGAIN_MINUTES } from "./due-matches";

/** One batch. */
export const MOST_CHECKED = 200;

/** A match that may need a time or a reminder. `row` changes with each change of its row. */
export type DueCheck = { readonly id: string; readonly row: string };

/** Matches to look at now, because something may be due or what it depends on has changed. */
export async function listDueChecks(at: Date): Promise<readonly DueCheck[]> {
  return prisma().$queryRaw<DueCheck[]>`
    SELECT id, xmin::text AS row FROM "match"
    WHERE status IN ('open', 'scheduled') AND next_check_at <= ${at}::timestamptz
    ORDER BY next_check_at LIMIT ${MOST_CHECKED}`;
}

/**
 * Says when to look at these matches again: when the round opens, a reminder is due, the league sets a time, or it looks
 * again for one it didn't find. A match that changed after it was listed stays due, because that may have made
 * something else due.
 */
export async function updateNextChecks(checks: readonly DueCheck[], at: Date): Promise<void> {
  const ids = checks.map(({ id }) => id);
  const rows = checks.map(({ row }) => row);
  await prisma().$executeRaw`
    UPDATE "match" m SET next_check_at = (
      SELECT min(moment) FROM (
        SELECT r.opens_at AS moment FROM round r WHERE r.id = m.round_id
        UNION ALL
        SELECT m.deadline_at - make_interval(hours => h.hours)
        FROM entry e
        LEFT JOIN letter_choice c ON c.user_id = e.user_id
        CROSS JOIN LATERAL (
          SELECT unnest(c.remind_hours)
          UNION ALL
          SELECT usual::int FROM round r
          JOIN rule_pack p ON p.id = r.rule_pack_id
          CROSS JOIN jsonb_array_elements_text(p.rules -> 'reporting' -> 'remindHours') AS usual
          WHERE r.id = m.round_id AND coalesce(cardinality(c.remind_hours), 0) = 0
        ) AS h(hours)
        WHERE e.id IN (m.home_entry_id, m.away_entry_id) AND coalesce(c.wants_reminders, true)
        UNION ALL
        SELECT CASE
          WHEN f.due > ${at}::timestamptz THEN f.due
          WHEN m.deadline_at > ${at}::timestamptz
            THEN m.default_sought_at + make_interval(mins => ${LOOK_AGAIN_MINUTES})
        END
        FROM round r
        JOIN rule_pack p ON p.id = r.rule_pack_id
        CROSS JOIN LATERAL (
          SELECT m.deadline_at - make_interval(hours => (p.rules #>> '{schedule,fallback,hoursBefore}')::int) AS due
        ) f
        WHERE r.id = m.round_id AND m.status = 'open' AND m.default_set_at IS NULL
      ) moments
      WHERE moment > ${at}::timestamptz
    )
    FROM unnest(${ids}::uuid[], ${rows}::text[]) AS seen(id, row)
    WHERE m.id = seen.id AND m.xmin::text = seen.row`;
}
