import { addHours, type Instant } from "@/lib/shared/instant";

export type StandInRefusal =
  | "in-the-past"
  | "too-long"
  | "is-director"
  | "not-a-director"
  | "stands-in-already";

/** The most days that someone can stand in for a director. */
export const MOST_STAND_IN_DAYS = 180;

/** Why someone can't stand in for a director; null if they can. */
export function refuseStandIn(
  { from, until }: { readonly from: Instant; readonly until: Instant },
  {
    now,
    isForDirector,
    isDirector,
    standsInThen,
  }: {
    readonly now: Instant;
    /** Is the person they'd stand in for a director, and not just a stand-in? */
    readonly isForDirector: boolean;
    /** Is the stand-in a director already? */
    readonly isDirector: boolean;
    /** Do they stand in for the same director during some of it? */
    readonly standsInThen: boolean;
  },
): StandInRefusal | null {
  if (!isForDirector) return "not-a-director";
  if (isDirector) return "is-director";
  if (standsInThen) return "stands-in-already";
  if (until <= now) return "in-the-past";
  return until > addHours(from, MOST_STAND_IN_DAYS * 24) ? "too-long" : null;
}
