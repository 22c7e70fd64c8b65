import type { Instant } from "@/lib/shared/instant";
import { timeLeft, timeToGo } from "@/lib/shared/time-left";

/** A round, or a final at a session, with its headline before, during and after it. */
export type CountedRound = {
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  /** The deadline, or the time of a session. */
  readonly endsAt: Instant;
  /** A final with a set time, which isn't a week to play in. */
  readonly isSession: boolean;
  /** "Round 7 begins Monday, Nov 16" */
  readonly ahead: string;
  /** "Round 7 closes Sunday, Nov 22, 11:59 pm", "The final is played Saturday, Dec 5, 2:00 pm" */
  readonly now: string;
  readonly past: string;
};

export type Countdown = { readonly words: string; readonly left: string | null };

/**
 * The headline of a round and the time until what it names: the round begins, then it closes. A session is named by the
 * time it's played, also before its round opens.
 */
export function countdown(round: CountedRound, now: Instant): Countdown {
  const { opensAt, deadlineAt, endsAt, isSession } = round;
  if (deadlineAt <= now) return { words: round.past, left: null };
  if (isSession) return { words: round.now, left: timeToGo(endsAt, now) };
  if (opensAt > now) return { words: round.ahead, left: timeToGo(opensAt, now) };
  return { words: round.now, left: timeLeft(endsAt, now) };
}
