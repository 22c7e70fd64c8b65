/**
 * How many of the match room's streams can be open in one process. A campus may share one network address, so that limit
 * stops machines and not a hall that watches a final; the last one keeps memory for everything else.
 */
export const OPEN_STREAMS = {
  /** A player's own: a few devices, and tabs that were forgotten. */
  person: 12,
  /** Spectators from one network address. */
  visitor: 1_000,
  /** All spectators. */
  spectators: 8_000,
} as const;
