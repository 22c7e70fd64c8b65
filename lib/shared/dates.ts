import { addMinutes, type CalendarDate, type Instant, type WallTime, type Zone } from "./instant";
import { keepNewest, keepNewestOfZones } from "./keep-newest";

/** "Sunday, Nov 22, 11:59 pm": how deadlines are always written. `zone` is the organization's IANA zone. */
export function dayAndTime(at: Instant, zone: Zone): string {
  return `${day(at, zone)}, ${time(at, zone)}`;
}

/** "Sunday, Nov 22, 11:59 pm, Central Time (CST)": where nothing else names the zone. */
export function dayAndTimeInZone(at: Instant, zone: Zone): string {
  return `${dayAndTime(at, zone)}, ${zoneName(at, zone)}`;
}

/** "Sunday, Nov 22" */
export function day(at: Instant, zone: Zone): string {
  const { weekday, month, dayOfMonth } = wallClock(at, zone);
  return `${weekday}, ${month} ${dayOfMonth}`;
}

/** "Sat, Nov 21", for tables and lists. */
export function shortDay(at: Instant, zone: Zone): string {
  const { weekday, month, dayOfMonth } = wallClock(at, zone);
  return `${weekday.slice(0, 3)}, ${month} ${dayOfMonth}`;
}

/** "Sat Nov 21, 4:00 pm", for the subject of an email. */
export function subjectDayAndTime(at: Instant, zone: Zone): string {
  return `${shortDay(at, zone).replace(",", "")}, ${time(at, zone)}`;
}

/** "Nov 16" */
export function monthAndDay(at: Instant, zone: Zone): string {
  const { month, dayOfMonth } = wallClock(at, zone);
  return `${month} ${dayOfMonth}`;
}

/** "Sat, Nov 21, 4:00 pm" */
export function shortDayAndTime(at: Instant, zone: Zone): string {
  return `${shortDay(at, zone)}, ${time(at, zone)}`;
}

/** "Dec 3", "Dec 3–4", "Nov 30–Dec 2": the days of a span of time that ends before `until`. */
export function shortDays(from: Instant, until: Instant, zone: Zone): string {
  const first = wallClock(from, zone);
  const last = wallClock(addMinutes(until, -1), zone);
  const start = `${first.month} ${first.dayOfMonth}`;
  if (first.month !== last.month) return `${start}–${last.month} ${last.dayOfMonth}`;
  return first.dayOfMonth === last.dayOfMonth ? start : `${start}–${last.dayOfMonth}`;
}

/** "Sat, Nov 21, 2026, 4:00 pm CST": by itself, for a record that's read years later and elsewhere. */
export function stampWithZone(at: Instant, zone: Zone): string {
  const { year, hour, minute } = wallClock(at, zone);
  return `${shortDay(at, zone)}, ${year}, ${wordedTime(hour, minute)} ${zonePart(at, zone, "short")}`;
}

/**
 * "4:00 pm"; "noon" and "midnight" are spelled out, because 12 pm is ambiguous. In the hour that occurs twice when
 * clocks go back, it says which one: "1:30 am CDT".
 */
export function time(at: Instant, zone: Zone): string {
  const { hour, minute } = wallClock(at, zone);
  const shown = wordedTime(hour, minute);
  return isShownTwice(at, zone) ? `${shown} ${zonePart(at, zone, "short")}` : shown;
}

function wordedTime(hour: number, minute: number): string {
  return plainHour(hour, minute) ?? `${hour % 12 || 12}:${pad(minute)} ${hour < 12 ? "am" : "pm"}`;
}

/** "Sat, 5:01 pm": when something happened, if the week is known from the context. */
export function shortStamp(at: Instant, zone: Zone): string {
  return `${wallClock(at, zone).weekday.slice(0, 3)}, ${time(at, zone)}`;
}

/** "Tue 4 pm", "Tue 4:30 pm", "Tue noon": several times in one line. */
export function tightStamp(at: Instant, zone: Zone): string {
  return `${wallClock(at, zone).weekday.slice(0, 3)} ${time(at, zone).replace(":00", "")}`;
}

/**
 * A coming moment in a sentence: "Sunday, 11:59 pm" within the next six days, with its date after that and in the past,
 * so a weekday is never ambiguous.
 */
export function comingDayAndTime(at: Instant, now: Instant, zone: Zone): string {
  if (!isThisWeek(at, now, zone)) return dayAndTime(at, zone);
  return `${wallClock(at, zone).weekday}, ${time(at, zone)}`;
}

/** "Sunday", or "Sunday, Nov 29" if the weekday alone could be another week's. */
export function comingDay(at: Instant, now: Instant, zone: Zone): string {
  return isThisWeek(at, now, zone) ? wallClock(at, zone).weekday : day(at, zone);
}

/** "Mon, Nov 16" of a calendar date ("2026-11-16"), which has no zone. */
export function calendarDay(on: CalendarDate): string {
  return shortDay(`${on.slice(0, 10)}T12:00:00.000Z`, "UTC");
}

/** The calendar date of an instant in a zone: "2026-11-22". */
export function dateIn(at: Instant, zone: Zone): CalendarDate {
  const { year, monthNumber, dayOfMonth } = wallClock(at, zone);
  return `${year}-${pad(monthNumber)}-${pad(dayOfMonth)}`;
}

/** Are both on the same calendar day there? */
export function isSameDay(one: Instant, two: Instant, zone: Zone): boolean {
  return dateIn(one, zone) === dateIn(two, zone);
}

/** "Central Time (CDT)": the time zone of a page's times, as it's called at that instant. */
export function zoneName(at: Instant, zone: Zone): string {
  const generic = zonePart(at, zone, "longGeneric");
  const name = generic.startsWith("GMT") ? zonePart(at, zone, "long") : generic;
  const short = zonePart(at, zone, "short");
  return name === short ? name : `${name} (${short})`;
}

type WallClock = {
  readonly year: number;
  readonly monthNumber: number;
  readonly month: string;
  readonly dayOfMonth: number;
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
};

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const SIX_DAYS = 6 * 24 * 60 * 60_000;

/**
 * Instants are formatted part by part, because Intl's whole strings differ in their spaces from one runtime to the
 * next.
 */
function wallClock(at: Instant, zone: Zone): WallClock {
  return wallClocks.get(zone, at, () => readClock(at, zone));
}

/** Pages and emails say the same deadlines over and over. */
const wallClocks = keepNewestOfZones<Instant, WallClock>(1_000);

function readClock(at: Instant, zone: Zone): WallClock {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(Date.parse(at))
      .map(({ type, value }) => [type, value]),
  );
  const monthNumber = Number(parts.month);
  return {
    year: Number(parts.year),
    monthNumber,
    month: MONTHS[monthNumber - 1] ?? "",
    dayOfMonth: Number(parts.day),
    weekday: parts.weekday ?? "",
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs far more than using it, and a table has hundreds of dates. */
function clockOf(zone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    weekday: "long",
    hour: "numeric",
    minute: "numeric",
  });
  clocks.set(zone, clock);
  return clock;
}

type ZoneStyle = "long" | "short" | "longGeneric";
const namers = new Map<string, Intl.DateTimeFormat>();

function namerOf(zone: Zone, style: ZoneStyle): Intl.DateTimeFormat {
  const known = namers.get(`${style} ${zone}`);
  if (known) return known;
  const namer = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: style });
  namers.set(`${style} ${zone}`, namer);
  return namer;
}

function zonePart(at: Instant, zone: Zone, style: ZoneStyle): string {
  // Clocks are only ever changed on a quarter of an hour.
  const quarter = Math.floor(Date.parse(at) / QUARTER_MS);
  return zoneParts.get(`${style} ${zone} ${quarter}`, () => {
    const parts = namerOf(zone, style).formatToParts(Date.parse(at));
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  });
}

const QUARTER_MS = 15 * 60_000;
const zoneParts = keepNewest<string, string>(1_000);

/** From the start of today to six days later: every weekday occurs only once. */
function isThisWeek(at: Instant, now: Instant, zone: Zone): boolean {
  if (isSameDay(at, now, zone)) return true;
  const ahead = Date.parse(dateIn(at, zone)) - Date.parse(dateIn(now, zone));
  return ahead > 0 && ahead <= SIX_DAYS;
}

/** How far clocks go back: an hour, or half an hour on Lord Howe Island. Minutes. */
const STEPS_BACK = [60, 30] as const;

/** Does this wall-clock time occur twice? Clocks go back at night. */
function isShownTwice(at: Instant, zone: Zone): boolean {
  const { dayOfMonth, hour, minute } = wallClock(at, zone);
  if (hour > 3 && hour < 22) return false;
  return STEPS_BACK.flatMap((step) => [-step, step]).some((step) => {
    const other = wallClock(addMinutes(at, step), zone);
    return other.dayOfMonth === dayOfMonth && other.hour === hour && other.minute === minute;
  });
}

function plainHour(hour: number, minute: number): string | null {
  if (minute !== 0) return null;
  if (hour === 0) return "midnight";
  return hour === 12 ? "noon" : null;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

/** Wall-clock time as Americans read it: "23:59" is "11:59 pm". */
export function clockTime(time: WallTime): string {
  const [hour = 0, minute = "00"] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}
