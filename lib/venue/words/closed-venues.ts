import { dayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { list } from "@/lib/shared/text";

/** "Courtside Lounge", "Courtside Lounge and Ray Meyer", "The rec center" for an organization without venues. */
function closedVenues(names: readonly string[]): string {
  return names.length === 0 ? "The rec center" : list(names);
}

/** "Courtside Lounge is closed" */
export function venuesAreClosed(names: readonly string[]): string {
  return `${closedVenues(names)} ${names.length > 1 ? "are" : "is"} closed`;
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
