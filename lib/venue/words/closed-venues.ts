import { dayAndTime, shortDays } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { capitalize } from "@/lib/shared/text";

/** What's closed: these venues, by name, or everything on campus. */
export type ClosedVenues = { readonly venues: readonly string[]; readonly isAll: boolean };

/** "Courtside Lounge", or "the rec center" for everything on campus, even if there's only one venue. */
export function closedVenues({ venues: [only, ...others], isAll }: ClosedVenues): string {
  return isAll || only === undefined || others.length > 0 ? "the rec center" : only;
}

/** "Courtside Lounge is closed", "The rec center is closed" */
export function venuesAreClosed(closed: ClosedVenues): string {
  return `${capitalize(closedVenues(closed))} is closed`;
}

/** "Closed Dec 3–4: Courtside Lounge" */
export function closureHeading(closed: Omit<ClosedTime, "reopenedAt">, zone: Zone): string {
  return `Closed ${shortDays(closed.from, closed.until, zone)}: ${closedVenues(closed)}`;
}

/** "from Tuesday, Nov 24, 6:00 am, to Wednesday, Nov 25, 6:00 am" */
export function closedHours({ from, until }: { from: Instant; until: Instant }, zone: Zone): string {
  return `from ${dayAndTime(from, zone)}, to ${dayAndTime(until, zone)}`;
}

/** "Courtside Lounge: closed from …, to …. Reopened Tuesday, Nov 24, noon." */
export function closureTitle({ reopenedAt, ...closure }: ClosedTime, zone: Zone): string {
  const closed = `${capitalize(closedVenues(closure))}: closed ${closedHours(closure, zone)}`;
  return reopenedAt ? `${closed}. Reopened ${dayAndTime(reopenedAt, zone)}.` : `${closed}.`;
}

type ClosedTime = ClosedVenues & {
  readonly from: Instant;
  readonly until: Instant;
  readonly reopenedAt: Instant | null;
};
