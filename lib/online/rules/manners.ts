import { addMinutes, type Instant } from "@/lib/shared/instant";

/** A site that's asked too often wants at least a minute (Lichess API, "Rate limiting"), or as long as it says. */
export function waitAfterTooMany(retryAfter: string | null, at: Instant): Instant {
  const seconds = retryAfter !== null && /^\d{1,6}$/.test(retryAfter.trim()) ? Number(retryAfter) : 0;
  return addMinutes(at, Math.min(Math.max(1, seconds / 60), LONGEST_WAIT_MINUTES));
}

/** A site that fails is asked again after one minute, two, four, and so on, at most an hour. */
export function waitAfterFailure(failures: number, at: Instant): Instant {
  return addMinutes(at, Math.min(2 ** (failures - 1), LONGEST_FAILURE_MINUTES));
}

const LONGEST_WAIT_MINUTES = 24 * 60;
const LONGEST_FAILURE_MINUTES = 60;

type Look = {
  readonly now: Instant;
  readonly agreedAt: Instant | null;
  /** How long a match takes. */
  readonly minutes: number;
};

/**
 * When to look for a match's games again: each hour while its round is open and, after the agreed time, when the match
 * should be over. Chess.com publishes games late, so the league looks again after 20 minutes, an hour and twelve hours.
 */
export function nextLook({ now, agreedAt, minutes }: Look): Instant {
  const hourly = addMinutes(now, 60);
  if (!agreedAt) return hourly;
  const over = addMinutes(agreedAt, minutes);
  const looks = [over, ...LATE_MINUTES.map((late) => addMinutes(over, late))];
  return looks.find((look) => look > now && look < hourly) ?? hourly;
}

const LATE_MINUTES = [20, 60, 12 * 60];
