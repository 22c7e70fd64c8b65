import { addDays } from "@/lib/shared/wall-clock";
import type { WeeklyHours } from "./opening-hours";

const ANY_DATE = "2026-01-05";

/**
 * The open hours of an ordinary week, all tables together. Tables without a board don't count, unless the venue has no
 * boards and players bring their own. Null if no tables or no hours are entered.
 */
export function tableHoursPerWeek(
  weekly: readonly WeeklyHours[],
  { tables, boards }: { readonly tables: number; readonly boards: number },
): number | null {
  if (tables === 0 || weekly.length === 0) return null;
  return Math.min(tables, boards || tables) * weekly.reduce((sum, hours) => sum + openHours(hours), 0);
}

function openHours({ opensAt, closesAt }: WeeklyHours): number {
  const closesOn = closesAt <= opensAt ? addDays(ANY_DATE, 1) : ANY_DATE;
  return (Date.parse(`${closesOn}T${closesAt}Z`) - Date.parse(`${ANY_DATE}T${opensAt}Z`)) / 3_600_000;
}
