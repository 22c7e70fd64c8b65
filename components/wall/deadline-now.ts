import { type Countdown, countdown } from "@/lib/season/words/countdown";
import type { Wall } from "@/lib/wall/view/wall-facts";

/** The next deadline at a moment: "1 day 7 h left", and what closes then. */
export type DeadlineNow = Countdown & { readonly count: string | null };

/** Null between seasons. */
export function deadlineAt({ deadlines, register, isOver }: Wall, now: string): DeadlineNow | null {
  const round = deadlines.find(({ deadlineAt: at }) => at > now) ?? deadlines.at(-1);
  if (round) return { ...countdown(round, now), count: round.count };
  if (register) return { left: null, words: register, count: null };
  return isOver ? { left: null, words: "The season is over.", count: null } : null;
}
