import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { CalendarDate } from "@/lib/shared/instant";

/** Why a person can't register in an organization for now. A suspension can end by itself. */
export const HOLD_KINDS = ["unpaid", "suspended"] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

export type RegistrationHold = {
  readonly kind: HoldKind;
  /** The last day it holds, in the organization's zone; null until someone lifts it. */
  readonly lastOn: CalendarDate | null;
};

/** Where a season knows from that someone can play. */
export const LISTING_SOURCES = ["email", "campus-id", "group"] as const;

/** Something that says a person can play: a line of the season's list, or a group that their campus sign-in named. */
export type Listing = {
  readonly source: (typeof LISTING_SOURCES)[number];
  /** The last day it counts; null if it doesn't end. */
  readonly validUntil: CalendarDate | null;
};

/** What decides whether a person is eligible, whatever the division and their age. */
export type EligibilityFacts = {
  /** The day in the organization's zone. */
  readonly today: CalendarDate;
  /** Holds that no one has lifted. */
  readonly holds: readonly RegistrationHold[];
  /** What the season's list and groups say about the person; null if the season has neither. */
  readonly listings: readonly Listing[] | null;
  /** Groups of the campus sign-in can play the season, beside a list or without one. */
  readonly asksGroup: boolean;
  /** A director lets the person play without the list. */
  readonly hasException: boolean;
};

export const REFUSALS_BY_LIST = [
  "held-unpaid",
  "held-suspended",
  "not-on-list",
  "list-expired",
  "not-in-group",
  "group-expired",
] as const;
export type ListRefusal = (typeof REFUSALS_BY_LIST)[number];

/**
 * Can this person register? Not while a hold is on them; and in a season with a list or groups, only if a line that
 * hasn't expired names them, their campus named one of the groups not too long ago, or a director granted an exception.
 * An exception replaces list and groups and doesn't lift a hold. A season without either and a person without holds: yes.
 */
export function checkMayRegister(facts: EligibilityFacts): Answer<null, ListRefusal> {
  const hold = longestHold(facts);
  if (hold) return refuse(hold.kind === "unpaid" ? "held-unpaid" : "held-suspended");
  const { listings, hasException, today } = facts;
  if (listings === null || hasException) return accept(null);
  if (listings.some(({ validUntil }) => lasts(validUntil, today))) return accept(null);
  return refuse(whyNotListed(listings, facts.asksGroup));
}

/** An expired listing is named first, because it can be renewed: a group by signing in again. */
function whyNotListed(expired: readonly Listing[], asksGroup: boolean): ListRefusal {
  if (expired.some(({ source }) => source === "group")) return "group-expired";
  if (expired.length > 0) return "list-expired";
  return asksGroup ? "not-in-group" : "not-on-list";
}

/** Is a refusal about the list or the groups? */
export function isAboutList(refusal: string): boolean {
  return ABOUT_LIST.includes(refusal);
}

const ABOUT_LIST: readonly string[] = [
  "not-on-list",
  "list-expired",
  "not-in-group",
  "group-expired",
] satisfies ListRefusal[];

/** Can the person do something about a refusal by signing in with their campus account? */
export function isAboutGroup(refusal: ListRefusal): boolean {
  return refusal === "not-in-group" || refusal === "group-expired";
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
  const lines = (listings ?? []).filter(({ source }) => source !== "group");
  const days = lines.flatMap(({ validUntil }) => validUntil ?? []);
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

/** Why an exception isn't granted. */
export type ExceptionRefusal = "already-granted" | "season-over";
