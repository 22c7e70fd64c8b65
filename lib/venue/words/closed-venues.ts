import { dayAndTime, shortDays } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { capitalize } from "@/lib/shared/text";

/** "Courtside Lounge", or "the rec center": a closure is of one venue or of everything there is. */
function closedVenues(names: readonly string[]): string {
  const [only, ...others] = names;
  return only === undefined || others.length > 0 ? "the rec center" : only;
}

/** "Courtside Lounge is closed", "The rec center is closed" */
export function venuesAreClosed(names: readonly string[]): string {
  return `${capitalize(closedVenues(names))} is closed`;
}

/** "Closed Dec 3–4: Courtside Lounge" */
export function closureHeading({ venues, from, until }: Omit<ClosedTime, "reopenedAt">, zone: Zone): string {
  return `Closed ${shortDays(from, until, zone)}: ${closedVenues(venues)}`;
}

/** "from Tuesday, Nov 24, 6:00 am, to Wednesday, Nov 25, 6:00 am" */
export function closedHours({ from, until }: { from: Instant; until: Instant }, zone: Zone): string {
  return `from ${dayAndTime(from, zone)}, to ${dayAndTime(until, zone)}`;
}

/** "Courtside Lounge: closed from …, to …. Reopened Tuesday, Nov 24, noon." */
export function closureTitle({ venues, reopenedAt, ...hours }: ClosedTime, zone: Zone): string {
  const closed = `${capitalize(closedVenues(venues))}: closed ${closedHours(hours, zone)}`;
  return reopenedAt ? `${closed}. Reopened ${dayAndTime(reopenedAt, zone)}.` : `${closed}.`;
}

type ClosedTime = {
  readonly venues: readonly string[];
  readonly from: Instant;
  readonly until: Instant;
  readonly reopenedAt: Instant | null;
};
