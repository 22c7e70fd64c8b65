import type { Instant } from "@/lib/shared/instant";
import { later, msBetween } from "./elapsed";

/** A time during which no process of the league could be reached, as the database's clock saw it. */
export type Outage = { readonly from: Instant; readonly until: Instant };

/** Was the outage, if any, during this turn? The player to move then sees why their clock shows more time. */
export function isDuringTurn(
  outage: Outage | null,
  { since }: { readonly since: Instant | null },
): outage is Outage {
  return outage !== null && since !== null && since <= outage.until;
}

/** Since when a turn runs, as if its clock had stood still during an outage. */
export function sinceAfter(since: Instant, { from, until }: Outage): Instant {
  if (since >= until) return since;
  return since > from ? until : later(since, msBetween(from, until));
}

/** When the time for a match is over if it doesn't run during an outage. One that was over before stays over. */
export function endAfter(end: Instant, startedAt: Instant, { from, until }: Outage): Instant {
  if (end <= from || until <= startedAt) return end;
  return later(end, msBetween(from > startedAt ? from : startedAt, until));
}
