import { calendarDay } from "@/lib/shared/dates";
import type { SeasonBreak } from "../rules/breaks";

/** "Thu, Nov 26 to Sun, Nov 29" */
export function breakDays({ from, until }: Pick<SeasonBreak, "from" | "until">): string {
  return from === until ? calendarDay(from) : `${calendarDay(from)} to ${calendarDay(until)}`;
}
