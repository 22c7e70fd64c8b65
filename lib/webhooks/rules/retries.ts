/** How long after each failed attempt the next one is, in minutes: eight attempts within a day. */
const RETRY_MINUTES = [1, 5, 30, 120, 300, 480, 480] as const;

/** When a message is tried again after so many attempts; null if it's given up. */
export function nextAttempt(attempts: number, at: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(at.getTime() + minutes * 60_000);
}
