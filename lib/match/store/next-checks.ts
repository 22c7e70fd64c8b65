import { prisma } from "@/lib/db/client";
import { LOOK_AGAIN_MINUTES } from "./due-matches";

/** One batch. */
const MOST_CHECKED = 200;
/** A batch whose worker was killed is due again after this. */
const TAKEN_MINUTES = 5;

/** A match that may need a time or a reminder. `row` changes with each change of its row. */
export type DueCheck = { readonly id: string; readonly row: string };

/**
 * Matches to look at now, because something may be due or what it depends on has changed. No other worker gets them:
 * until `updateNextChecks` says when they're due again, they're due in a few minutes.
 */
export async function takeDueChecks(at: Date): Promise<readonly DueCheck[]> {
  return prisma().$queryRaw<DueCheck[]>`
    UPDATE "match" m SET next_check_at = ${at}::timestamptz + make_interval(mins => ${TAKEN_MINUTES})
    WHERE id = ANY(ARRAY(
      SELECT id FROM "match"
      WHERE status IN ('open', 'scheduled') AND next_check_at <= ${at}::timestamptz
      ORDER BY next_check_at LIMIT ${MOST_CHECKED} FOR NO KEY UPDATE SKIP LOCKED
    ))
    RETURNING m.id, m.xmin::text AS row`;
}

/** Gives matches back that couldn't be looked at, for the next sweep. */
export async function releaseChecks(ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await prisma().$executeRaw`
    UPDATE "match" SET next_check_at = ${at}::timestamptz
    WHERE id = ANY(${ids}::uuid[]) AND next_check_at > ${at}::timestamptz`;
}

/**
 * Says when to look at these matches again: when the round opens, a reminder is due, the league sets a time, or it looks
 * again for one it didn't find. A match that changed after it was taken stays due, because that may have made
 * something else due. A match that's locked stays due in a few minutes.
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
    WHERE m.id = seen.id AND m.xmin::text = seen.row
      AND m.id = ANY(ARRAY(SELECT id FROM "match" WHERE id = ANY(${ids}::uuid[]) FOR NO KEY UPDATE SKIP LOCKED))`;
}
