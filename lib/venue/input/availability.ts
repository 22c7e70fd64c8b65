import { z } from "zod";
import { localDate } from "@/lib/shared/form-fields";

const org = z.string().min(1);

/** "3-14": Wednesday from 2 pm. */
const weekHour = /^([1-7])-(\d|1\d|2[0-3])$/;
const hour = /^(\d|1\d|2[0-3])$/;

export const freeWeekInput = z.object({ org });
export const freeDayInput = z.object({ org, date: localDate });

/** The availability in a week form, whose boxes are named `free`. Invalid values are dropped. */
export function readFreeWeek(form: FormData): ReadonlyMap<number, ReadonlySet<number>> {
  const week = new Map<number, Set<number>>();
  for (const value of form.getAll("free").map(String)) {
    const [, weekday, from] = weekHour.exec(value) ?? [];
    if (!weekday || !from) continue;
    week.set(Number(weekday), (week.get(Number(weekday)) ?? new Set()).add(Number(from)));
  }
  return week;
}

/** The availability in a form for one date, whose boxes are named `hour`. */
export function readFreeDay(form: FormData): ReadonlySet<number> {
  return new Set(
    form
      .getAll("hour")
      .map(String)
      .filter((value) => hour.test(value))
      .map(Number),
  );
}
