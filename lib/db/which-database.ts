/**
 * SQL that tells databases apart whose logs look alike: those of different servers, and, by their timelines, those of one
 * server before and after it was restored to an earlier moment. A replica can be late to notice a new timeline.
 */
export const WHICH_DATABASE = `(
  SELECT concat_ws('/', s.system_identifier, c.timeline_id, current_database())
  FROM pg_control_system() s, pg_control_checkpoint() c)`;
