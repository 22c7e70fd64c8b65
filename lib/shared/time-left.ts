import { type Instant, minutesBetween } from "./instant";
import { plural } from "./text";

const MINUTES_PER_DAY = 24 * 60;

/** "1 day 7 h left", "5 h 20 min left"; null once the time has come. Never shown without the date. */
export function timeLeft(until: Instant, now: Instant): string | null {
  const span = spanUntil(until, now);
  return span && `${span} left`;
}

/** "5 h 20 min to go", until something begins; null once it has. */
export function timeToGo(until: Instant, now: Instant): string | null {
  const span = spanUntil(until, now);
  return span && `${span} to go`;
}

/** "in 5 h 20 min"; null once it has happened. */
export function timeUntil(until: Instant, now: Instant): string | null {
  const span = spanUntil(until, now);
  return span && `in ${span}`;
}

/** "2 days", "5 h", "20 min": how long something has been waiting, in its largest unit. */
export function waitedFor(since: Instant, now: Instant): string {
  const minutes = Math.max(minutesBetween(since, now), 0);
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  if (days > 0) return plural(days, "day");
  if (minutes === 0) return "less than a minute";
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h` : `${minutes} min`;
}

/** Days and hours, or hours and minutes: two units are enough. */
function spanUntil(until: Instant, now: Instant): string | null {
  if (until <= now) return null;
  const minutes = minutesBetween(now, until);
  if (minutes === 0) return "less than a minute";

  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const hours = Math.floor((minutes % MINUTES_PER_DAY) / 60);
  const units =
    days > 0
      ? [
          [days, days === 1 ? "day" : "days"],
          [hours, "h"],
        ]
      : [
          [hours, "h"],
          [minutes % 60, "min"],
        ];
  return units
    .filter(([count]) => count !== 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}
