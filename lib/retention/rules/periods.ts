import { dateIn } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";

/** What an organization keeps only for a while. */
export const CATEGORIES = ["emails", "origins", "log", "photos", "contacts"] as const;
export type Category = (typeof CATEGORIES)[number];

/** For how many days each is kept; null for good. Photos and contact details: after the end of the season. */
export type Periods = Readonly<Record<Category, number | null>>;

/** What an organization that has chosen nothing keeps. */
export const DEFAULTS: Periods = { emails: 400, origins: 90, log: null, photos: null, contacts: null };

const YEAR = 365;
/** What can be chosen. The database has the same limits. */
export const CHOICES: Readonly<Record<Category, readonly (number | null)[]>> = {
  emails: [30, 60, 90, 180, 400],
  origins: [7, 14, 30, 60, 90],
  log: [YEAR, 2 * YEAR, 3 * YEAR, 5 * YEAR, 7 * YEAR, null],
  photos: [30, 90, 180, YEAR, 2 * YEAR, null],
  contacts: [30, 90, 180, YEAR, 2 * YEAR, null],
};

/** What would be deleted earlier than now. */
export function listShortened(before: Periods, after: Periods): readonly Category[] {
  return CATEGORIES.filter((category) => lengthOf(after[category]) < lengthOf(before[category]));
}

function lengthOf(days: number | null): number {
  return days ?? Number.POSITIVE_INFINITY;
}

const NIGHT = "03:00";

/** The next time that it's three o'clock at night there: then the sweep deletes what isn't kept longer. */
export function nextNight(at: Instant, zone: Zone): Instant {
  const today = dateIn(at, zone);
  const night = instantAt(today, NIGHT, zone);
  return night > at ? night : instantAt(addDays(today, 1), NIGHT, zone);
}
