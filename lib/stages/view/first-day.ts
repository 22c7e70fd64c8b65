import { localDate } from "@/lib/shared/form-fields";
import { addDays } from "@/lib/shared/wall-clock";

/**
 * The first day to plan a schedule for: the one asked for, else the season's own, or the next Monday if that has
 * passed. A day in the past that was asked for is kept, so that the page can say what's wrong with it.
 */
export function firstDayOf(asked: unknown, startsOn: string, today: string): string {
  const typed = localDate.safeParse(asked);
  if (typed.success) return typed.data;
  return startsOn >= today ? startsOn : nextMonday(today);
}

/** Does the address ask for a first day that isn't a date? Nothing at all asks for none. */
export function isUnreadable(asked: unknown): boolean {
  return asked !== undefined && asked !== "" && !localDate.safeParse(asked).success;
}

function nextMonday(today: string): string {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return addDays(today, (8 - weekday) % 7 || 7);
}
