import type { Zone } from "./instant";
import { keepNewest, keepNewestOfZones } from "./keep-newest";

const DAY_MS = 24 * 60 * 60_000;

/** How far clocks of a zone are ahead of UTC at an instant. Both in milliseconds. */
export function offsetAt(utc: number, zone: Zone): number {
  const day = Math.floor(utc / DAY_MS) * DAY_MS;
  const first = offsetAtMidnight(day, zone);
  return first === offsetAtMidnight(day + DAY_MS, zone) ? first : readOffset(utc, zone);
}

/** The offsets a day before and a day after a local time: the same unless clocks are changed then. */
export function offsetsAround(local: number, zone: Zone): readonly [before: number, after: number] {
  return [offsetAt(local - DAY_MS, zone), offsetAt(local + DAY_MS, zone)];
}

/** On most days clocks aren't changed, so what's known of a zone's days answers for every instant in them. */
const midnights = keepNewestOfZones<number, number>(1_000);

function offsetAtMidnight(day: number, zone: Zone): number {
  return midnights.get(zone, day, () => readOffset(day, zone));
}

function readOffset(utc: number, zone: Zone): number {
  const second = Math.floor(utc / 1000) * 1000;
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second: seconds = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

const clocks = keepNewest<Zone, Intl.DateTimeFormat>(1_000);

function clockOf(zone: Zone): Intl.DateTimeFormat {
  return clocks.get(
    zone,
    () =>
      new Intl.DateTimeFormat("en-US", {
        timeZone: zone,
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
        second: "numeric",
      }),
  );
}
