import { addHours, addMinutes, type Instant } from "@/lib/shared/instant";

/** What a borrower leaves at the desk. Of the card itself only its kind and its last four characters are kept. */
export const ID_KINDS = ["campus-card", "drivers-license", "passport", "other"] as const;
export type IdKind = (typeof ID_KINDS)[number];

export const CHECKOUT_REFUSALS = [
  "unknown-label",
  "out-of-use",
  "already-out",
  "not-out",
  "due-not-later",
  "unknown-borrower",
] as const;
export type CheckoutRefusal = (typeof CHECKOUT_REFUSALS)[number];

/** The sentence for each refusal, as the staff read it. */
export const CHECKOUT_REFUSAL_SENTENCES: Record<CheckoutRefusal, string> = {
  "unknown-label": "Nothing here carries that label. Scan it again, or type it as it stands on the thing.",
  "out-of-use": "This one is out of use. Take another one.",
  "already-out": "Somebody has this one already. Take it back first, or take another one.",
  "not-out": "This one is back already.",
  "due-not-later": "It has to be due back later than now.",
  "unknown-borrower": "That player is not in a season here any more. Write the name instead.",
};

/** How many minutes before it is due a thing counts as due soon. */
const DUE_SOON_MINUTES = 30;
/** Without a booking a thing is lent for so long. */
const HOURS_WITHOUT_BOOKING = 3;

export type DueState = "overdue" | "due-soon" | "out";

/** A thing is overdue from the minute it is due. */
export function dueState(dueAt: Instant, now: Instant): DueState {
  if (dueAt <= now) return "overdue";
  return dueAt <= addMinutes(now, DUE_SOON_MINUTES) ? "due-soon" : "out";
}

/** When a thing handed out now is due back: at the end of the booking it is for, else in three hours. */
export function usualDue(now: Instant, bookedUntil: Instant | null): Instant {
  return bookedUntil !== null && bookedUntil > now ? bookedUntil : addHours(now, HOURS_WITHOUT_BOOKING);
}

/** What comes back first stands first, so the longest overdue leads. */
export function firstDueFirst<Out extends { readonly dueAt: Instant; readonly label: string }>(
  out: readonly Out[],
): readonly Out[] {
  return [...out].sort((one, two) =>
    one.dueAt === two.dueAt ? one.label.localeCompare(two.label) : one.dueAt < two.dueAt ? -1 : 1,
  );
}

/** The end of a card number: a reader types the whole of it, and no more than the last four characters stay. */
export function lastFour(typed: string): string {
  return typed.replace(/[^A-Za-z0-9]/g, "").slice(-4);
}
