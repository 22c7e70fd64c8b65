import { dateIn } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import type { Desk } from "../league";
import type { Person } from "../people";

// All dates of the demo are relative to today.

/** Nine in the morning of a day, in the organization's time zone. */
export function morning({ organization }: Desk, on: string): Date {
  return new Date(instantAt(on, "09:00", organization.timeZone));
}

/** A minute earlier, so that nothing of the new week is played. */
export function lastMoment(before: Instant): Instant {
  return new Date(Date.parse(before) - 60_000).toISOString();
}

/** The Monday of an instant's week. */
export function mondayOf(at: Instant, zone: Zone): string {
  const today = dateIn(at, zone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((weekday + 6) % 7));
}

/** "Fall 2026" for a day in a term, and its address. */
export function termOf(day: string): { readonly name: string; readonly slug: string } {
  const month = Number(day.slice(5, 7));
  const term = month >= 8 ? "Fall" : month >= 6 ? "Summer" : "Spring";
  const name = `${term} ${day.slice(0, 4)}`;
  return { name, slug: name.toLowerCase().replace(" ", "-") };
}

/** A person who runs a league. */
export function staff(name: string, campus: string): Person {
  const [given = ""] = name.toLowerCase().split(" ");
  return { name, email: `${given}@${campus}.example`, phone: "(312) 555-0100" };
}
