import { ageAt } from "@/lib/entries/rules/age-limit";
import type { CalendarDate } from "@/lib/shared/instant";

/** From this age on, people sign for themselves. */
export const FULL_AGE = 18;

/** What a season knows of a player's age in one of its divisions. */
export type KnownAge = {
  /** Given if the division has an age limit. */
  readonly bornOn: CalendarDate | null;
  /** The division's limit: players are younger than this. */
  readonly underAge: number | null;
};

/**
 * Does a parent or guardian have to sign, too? If the date of birth says that the player is under 18 today. Without a
 * date, if the division is for minors only. A season that knows nothing of ages asks no one for a guardian.
 */
export function isMinor({ bornOn, underAge }: KnownAge, today: CalendarDate): boolean {
  if (bornOn !== null) return ageAt(bornOn, today) < FULL_AGE;
  return underAge !== null && underAge <= FULL_AGE;
}

/** Did a minor accept without a guardian, when the season didn't know their age yet? */
export function lacksGuardian({
  isMinor: isUnderAge,
  acceptance,
}: {
  readonly isMinor: boolean;
  readonly acceptance: { readonly guardianName: string | null } | null;
}): boolean {
  return isUnderAge && acceptance !== null && acceptance.guardianName === null;
}
