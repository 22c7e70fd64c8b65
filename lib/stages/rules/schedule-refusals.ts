/** A weekly round robin with more rounds than this takes over a year. */
export const MOST_ROUNDS = 60;
/** Seven rounds. */
export const MOST_IN_KNOCKOUT = 128;

export const SCHEDULE_REFUSALS = [
  "too-few-players",
  "too-many-players",
  "already-published",
  "first-day-unreadable",
  "starts-in-past",
  "starts-too-late",
  "first-round-closed",
  "no-time-in-round",
  "wrong-status",
  "session-missing",
  "session-too-early",
  "session-too-late",
  "not-settled",
  "no-playoff",
  "rules-changed",
  "already-drawn",
  "no-session",
  "groups-not-whole",
  "not-eligible",
  "changed",
] as const;
export type ScheduleRefusal = (typeof SCHEDULE_REFUSALS)[number];

/** How many players a round robin can have if they meet this often. */
export function mostInRoundRobin(cycles: 1 | 2): number {
  return MOST_ROUNDS / cycles;
}
