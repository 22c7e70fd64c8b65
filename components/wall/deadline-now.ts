import { timeLeft } from "@/lib/shared/time-left";
import type { Wall } from "@/lib/wall/view/wall-facts";

/** The next deadline at a moment: "1 day 7 h left", and what closes then. */
export type DeadlineNow = {
  readonly left: string | null;
  readonly words: string;
  readonly count: string | null;
};

/** Null between seasons. */
export function deadlineAt({ deadlines, register, isOver }: Wall, now: string): DeadlineNow | null {
  const round = deadlines.find(({ deadlineAt: at }) => at > now) ?? deadlines.at(-1);
  if (round) {
    const isAhead = round.opensAt > now;
    const isPast = round.deadlineAt <= now;
    return {
      left: isPast
        ? null
        : (timeLeft(isAhead ? round.opensAt : round.endsAt, now)?.replace(
            / left$/,
            isAhead ? " to go" : " left",
          ) ?? null),
      words: isAhead ? round.ahead : isPast ? round.past : round.now,
      count: round.count,
    };
  }
  if (register) return { left: null, words: register, count: null };
  return isOver ? { left: null, words: "The season is over.", count: null } : null;
}
