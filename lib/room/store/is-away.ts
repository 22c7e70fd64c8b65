/** If no process has said for longer that it can be reached, the league couldn't be. */
export const OUTAGE_MS = 15_000;

/** Hasn't any process said so for that long, and the outage is yet to be stored? A part of a statement. */
export const IS_AWAY = `coalesce((SELECT at < clock_timestamp() - interval '${OUTAGE_MS} milliseconds'
  FROM heartbeat WHERE name = 'server'), false)`;
