import { addDays } from "@/lib/shared/wall-clock";
import type { FinderWeek, TimeCell } from "./time-cells";

/** Why no match can begin at an hour. */
export type NoTimeReason = Exclude<TimeCell["kind"], "possible" | "out">;

/**
 * The hours of one calendar date, or of several in a row that are alike, in stretches with one reason each: from 0 to
 * 24, without the end.
 */
export type DayReasons = {
  readonly first: string;
  readonly last: string;
  readonly stretches: readonly {
    readonly from: number;
    readonly until: number;
    readonly reason: NoTimeReason;
  }[];
};

/** Why no match can begin, hour by hour, on each day that has hours to suggest. Closed hours at its ends are left out. */
export function reasonsOf(weeks: readonly FinderWeek[]): readonly DayReasons[] {
  const all = weeks.flatMap(({ days, rows }) =>
    days.flatMap((date, column) => {
      const hours = rows.flatMap(({ time, cells }) => hourOf(time, cells[column]));
      const stretches = stretchesIn(withoutClosedEnds(hours));
      return hours.length > 0 ? [{ first: date, last: date, stretches }] : [];
    }),
  );
  return all.reduce<readonly DayReasons[]>(addDay, []);
}

/** Adds a day, to the one before if they're alike. */
function addDay(days: readonly DayReasons[], day: DayReasons): readonly DayReasons[] {
  const before = days.at(-1);
  if (!before || addDays(before.last, 1) !== day.first || !areAlike(before, day)) return [...days, day];
  return [...days.slice(0, -1), { ...before, last: day.last }];
}

function areAlike({ stretches: one }: DayReasons, { stretches: other }: DayReasons): boolean {
  return (
    one.length === other.length &&
    one.every(({ from, until, reason }, index) => {
      const same = other[index];
      return same?.from === from && same.until === until && same.reason === reason;
    })
  );
}

type Hour = { readonly hour: number; readonly reason: NoTimeReason };

function hourOf(time: string, cell: TimeCell | undefined): readonly Hour[] {
  if (!time.endsWith(":00") || !cell || cell.kind === "possible" || cell.kind === "out") return [];
  return [{ hour: Number(time.slice(0, 2)), reason: cell.kind }];
}

/** A day that's closed throughout stays as it is. */
function withoutClosedEnds(hours: readonly Hour[]): readonly Hour[] {
  const isOpen = ({ reason }: Hour) => reason !== "closed";
  const first = hours.findIndex(isOpen);
  return first < 0 ? hours : hours.slice(first, hours.findLastIndex(isOpen) + 1);
}

function stretchesIn(hours: readonly Hour[]): DayReasons["stretches"] {
  const stretches: { from: number; until: number; reason: NoTimeReason }[] = [];
  for (const { hour, reason } of hours) {
    const last = stretches.at(-1);
    if (last?.reason === reason && last.until === hour) last.until = hour + 1;
    else stretches.push({ from: hour, until: hour + 1, reason });
  }
  return stretches;
}
