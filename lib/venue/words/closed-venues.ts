import { dayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";

/** "Courtside Lounge", or "The rec center": a closure is of one venue or of everything there is. */
function closedVenues(names: readonly string[]): string {
  const [only, ...others] = names;
  return only === undefined || others.length > 0 ? "The rec center" : only;
}

/** "Courtside Lounge is closed", "The rec center is closed" */
export function venuesAreClosed(names: readonly string[]): string {
  return `${closedVenues(names)} is closed`;
}

/** "from Tuesday, Nov 24, 6:00 am, to Wednesday, Nov 25, 6:00 am" */
export function closedHours({ from, until }: { from: Instant; until: Instant }, zone: Zone): string {
  return `from ${dayAndTime(from, zone)}, to ${dayAndTime(until, zone)}`;
}

/** "Courtside Lounge: closed from …, to …. Reopened Tuesday, Nov 24, noon." */
export function closureTitle({ venues, reopenedAt, ...hours }: ClosedTime, zone: Zone): string {
  const closed = `${closedVenues(venues)}: closed ${closedHours(hours, zone)}`;
  return reopenedAt ? `${closed}. Reopened ${dayAndTime(reopenedAt, zone)}.` : `${closed}.`;
}

type ClosedTime = {
  readonly venues: readonly string[];
  readonly from: Instant;
  readonly until: Instant;
  readonly reopenedAt: Instant | null;
};
