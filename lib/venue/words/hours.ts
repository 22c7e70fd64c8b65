import { clockTime } from "@/lib/shared/dates";

/** "9 am", "noon", "5 pm": the heading for an hour in a row of hours. */
export function clockHour(hour: number): string {
  if (hour === 0 || hour === 24) return "midnight";
  if (hour === 12) return "noon";
  return `${hour % 12} ${hour < 12 ? "am" : "pm"}`;
}

/** Hours as periods: "9 am to noon, 5 pm to 8 pm"; "not at all" for none. */
export function hourStretches(hours: ReadonlySet<number>): string {
  const starts = [...hours].filter((hour) => !hours.has(hour - 1)).sort((one, two) => one - two);
  const stretches = starts.map((start) => {
    let end = start;
    while (hours.has(end)) end += 1;
    return `${clockHour(start)} to ${clockHour(end)}`;
  });
  return stretches.length === 0 ? "not at all" : stretches.join(", ");
}

/** "10:00 am to 10:00 pm": opening hours. */
export function openingHours({
  opensAt,
  closesAt,
}: {
  readonly opensAt: string;
  readonly closesAt: string;
}): string {
  return `${clockTime(opensAt)} to ${clockTime(closesAt)}`;
}
