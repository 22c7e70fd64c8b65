import { addHours, addMinutes, type Instant } from "@/lib/shared/instant";
import { compareNames } from "@/lib/shared/text";

/** What a borrower leaves at the desk. Only the kind of ID and its last four characters are stored. */
export const ID_KINDS = ["campus-card", "drivers-license", "passport", "other"] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Chosen for a borrower who isn't in the list of players. */
export const OTHER_BORROWER = "other";

export const CHECKOUT_REFUSALS = [
  "unknown-label",
  "out-of-use",
  "already-out",
  "due-not-later",
  "due-too-far",
  "unknown-borrower",
] as const;
export type CheckoutRefusal = (typeof CHECKOUT_REFUSALS)[number];

/** How many minutes before its due time an item counts as due soon. */
const DUE_SOON_MINUTES = 30;
/** How long an item is lent without a booking. */
const HOURS_WITHOUT_BOOKING = 3;

export type DueState = "overdue" | "due-soon" | "out";

/** An item is overdue from the minute it's due. */
export function dueState(dueAt: Instant, now: Instant): DueState {
  if (dueAt <= now) return "overdue";
  return dueAt <= addMinutes(now, DUE_SOON_MINUTES) ? "due-soon" : "out";
}

/** When an item checked out now is due: at the end of its booking, else in three hours. */
export function usualDue(now: Instant, bookedUntil: Instant | null): Instant {
  return bookedUntil !== null && bookedUntil > now ? bookedUntil : addHours(now, HOURS_WITHOUT_BOOKING);
}

/** Due first, listed first, so the longest overdue leads. */
export function firstDueFirst<Out extends { readonly dueAt: Instant; readonly label: string }>(
  out: readonly Out[],
): readonly Out[] {
  return [...out].sort((one, two) =>
    one.dueAt === two.dueAt ? compareNames(one.label, two.label) : one.dueAt < two.dueAt ? -1 : 1,
  );
}

/** The end of a card number: a reader types all of it, but only the last four characters are stored. */
export function lastFour(typed: string): string {
  return typed.replace(/[^A-Za-z0-9]/g, "").slice(-4);
}
