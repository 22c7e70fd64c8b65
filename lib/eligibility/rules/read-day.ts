import type { CalendarDate } from "@/lib/shared/instant";

/**
 * A day as spreadsheets and registrars write it: 2027-05-15 (with or without a time), 2027/5/15, 5/15/2027, 5/15/27,
 * 15.05.2027, May 15, 2027 or 15 May 2027. With slashes the month comes first, as in the United States.
 *
 * @returns null if it's none of these or there is no such day: 25/12/2026 isn't taken for December 25
 */
export function parseDay(typed: string): CalendarDate | null {
  const text = typed.trim().replace(TIME, "");
  for (const [shape, order] of SHAPES) {
    const found = shape.exec(text);
    if (found) return dayOf(found, order);
  }
  return null;
}

const TIME = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AP]M)?(Z|[+-]\d{2}:?\d{2})?$/i;

type Order = { readonly year: number; readonly month: number; readonly day: number };

/** The forms of a day, with the groups that have its parts. */
const SHAPES: readonly (readonly [RegExp, Order])[] = [
  [/^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/, { year: 1, month: 3, day: 4 }],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/, { year: 3, month: 1, day: 2 }],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, { year: 3, month: 2, day: 1 }],
  [/^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i, { year: 3, month: 1, day: 2 }],
  [/^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4})$/i, { year: 3, month: 2, day: 1 }],
];

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

function dayOf(found: readonly string[], { year, month, day }: Order): CalendarDate | null {
  const years = found[year] ?? "";
  const full = years.length === 2 ? `20${years}` : years;
  const iso = `${full}-${monthOf(found[month] ?? "")}-${(found[day] ?? "").padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return exists && full >= "2000" && full < "2200" ? iso : null;
}

/** "05" for 5, May or Sept; "00" for a name that isn't a month's. */
function monthOf(typed: string): string {
  if (/^\d+$/.test(typed)) return typed.padStart(2, "0");
  const index = MONTHS.findIndex((name) => name.toLowerCase().startsWith(typed.toLowerCase()));
  return String(index + 1).padStart(2, "0");
}
