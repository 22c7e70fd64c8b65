import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { CalendarDate } from "@/lib/shared/instant";

/** Why a person can't register in an organization for now. A suspension can end by itself. */
export const HOLD_KINDS = ["unpaid", "suspended"] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

export type RegistrationHold = {
  readonly kind: HoldKind;
  /** The last day it holds, in the organization's zone; null until somebody lifts it. */
  readonly lastOn: CalendarDate | null;
};

/** Where a season knows from that somebody can play. The groups that a campus sign-in names belong here too, once they count. */
export const LISTING_SOURCES = ["email", "campus-id"] as const;

/** Something that says a person can play: a line of the season's list, found by one of `LISTING_SOURCES`. */
export type Listing = {
  readonly source: (typeof LISTING_SOURCES)[number];
  /** The last day it counts; null if it doesn't end. */
  readonly validUntil: CalendarDate | null;
};

/** What decides whether a person is eligible, whatever the division and their age. */
export type EligibilityFacts = {
  /** The day in the organization's zone. */
  readonly today: CalendarDate;
  /** Holds that nobody has lifted. */
  readonly holds: readonly RegistrationHold[];
  /** What the season's list says about the person; null if the season has no list. */
  readonly listings: readonly Listing[] | null;
  /** A director lets the person play without the list. */
  readonly hasException: boolean;
};

export const REFUSALS_BY_LIST = ["held-unpaid", "held-suspended", "not-on-list", "list-expired"] as const;
export type ListRefusal = (typeof REFUSALS_BY_LIST)[number];

/**
 * Can this person register? Not while a hold is on them; and in a season with a list, only if a line that hasn't
 * expired names them or a director granted an exception. An exception replaces the list and doesn't lift a hold. A
 * season without a list and a person without holds: yes.
 */
export function checkMayRegister(facts: EligibilityFacts): Answer<null, ListRefusal> {
  const hold = longestHold(facts);
  if (hold) return refuse(hold.kind === "unpaid" ? "held-unpaid" : "held-suspended");
  const { listings, hasException, today } = facts;
  if (listings === null || hasException) return accept(null);
  if (listings.some(({ validUntil }) => lasts(validUntil, today))) return accept(null);
  return refuse(listings.length === 0 ? "not-on-list" : "list-expired");
}

/** Is a refusal about the list? If not, it's a hold. */
export function isAboutList(refusal: ListRefusal): boolean {
  return refusal === "not-on-list" || refusal === "list-expired";
}

/** The hold that a person is told about: the one that lasts longest; one without an end before all others. */
export function longestHold({
  holds,
  today,
}: Pick<EligibilityFacts, "holds" | "today">): RegistrationHold | undefined {
  const active = holds.filter(({ lastOn }) => lasts(lastOn, today));
  return active.reduce<RegistrationHold | undefined>(
    (longest, hold) => (longest && !isLonger(hold, longest) ? longest : hold),
    undefined,
  );
}

/** The last day on which the newest line about a person counted; null if they have none that ends. */
export function lastListedOn(listings: readonly Listing[] | null): CalendarDate | null {
  const days = (listings ?? []).flatMap(({ validUntil }) => validUntil ?? []);
  return days.reduce<CalendarDate | null>((last, day) => (last === null || day > last ? day : last), null);
}

/** A last day counts in full. */
function lasts(lastOn: CalendarDate | null, today: CalendarDate): boolean {
  return lastOn === null || today <= lastOn;
}

function isLonger(one: RegistrationHold, other: RegistrationHold): boolean {
  if (other.lastOn === null) return false;
  return one.lastOn === null || one.lastOn > other.lastOn;
}
