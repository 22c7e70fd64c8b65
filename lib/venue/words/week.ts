import { dateIn, day } from "@/lib/shared/dates";
import { addHours, type Instant, type Zone } from "@/lib/shared/instant";

/** One square of the week picture; `Week` draws it. */
export type WeekDay = {
  /** "Mon" */
  readonly label: string;
  /** "16" */
  readonly number: string;
  /** "2026-11-16" */
  readonly date: string;
  readonly today: boolean;
  readonly past: boolean;
  readonly deadline: boolean;
};

const DAYS = 7;

/** The seven days ending on the deadline's day, in the organization's time zone. */
export function weekDays(deadlineAt: Instant, now: Instant, zone: Zone): readonly WeekDay[] {
  const today = dateIn(now, zone);
  const last = dateIn(deadlineAt, zone);
  return Array.from({ length: DAYS }, (_, index) => {
    const noon = addHours(`${last}T12:00:00.000Z`, 24 * (index - DAYS + 1));
    const date = noon.slice(0, 10);
    return {
      label: day(noon, "UTC").slice(0, 3),
      number: String(Number(date.slice(8))),
      date,
      today: date === today,
      past: date < today,
      deadline: date === last,
    };
  });
}
