/**
 * When players have a match at a time that isn't booked, as at a session, in SQL: `match_id`, `user_id`, `starts_at` and
 * `ends_at`. It takes as long as its rule pack books a match for, which is 120 minutes in packs that don't say.
 */
export const UNBOOKED_TIMES = `(
  SELECT m.id AS match_id, e.user_id, m.scheduled_at AS starts_at,
    m.scheduled_at + make_interval(mins => coalesce((p.rules #>> '{schedule,bookedMinutes}')::int, 120)) AS ends_at
  FROM entry e
  JOIN "match" m ON m.home_entry_id = e.id OR m.away_entry_id = e.id
  JOIN round r ON r.id = m.round_id
  JOIN rule_pack p ON p.id = r.rule_pack_id
  WHERE m.status = 'scheduled' AND m.scheduled_at IS NOT NULL
    AND NOT EXISTS (
      SELECT FROM booking b
      WHERE b.organization_id = m.organization_id AND b.match_id = m.id AND b.starts_at = m.scheduled_at
    ))`;
