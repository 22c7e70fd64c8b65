import { checkInUntil } from "@/lib/match/rules/decide-arrival";
import { addHours, type Instant } from "@/lib/shared/instant";

/** A booked match as the front desk needs it. */
export type Reservation = {
  readonly matchId: string;
  readonly place: string | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly table: string | null;
  /** The label of the board reserved for it. */
  readonly board: string | null;
  /** The names of the players who have checked in. */
  readonly here: readonly string[];
  readonly players: readonly [home: ReservedFor, away: ReservedFor];
};
export type ReservedFor = { readonly userId: string; readonly name: string };

/** A player whose booking begins this soon is likely to be at the desk. */
const SOON_HOURS = 3;

/** Reservations that are running or begin within three hours. */
export function soonOf(reservations: readonly Reservation[], now: Instant): readonly Reservation[] {
  return reservations.filter(({ startsAt }) => startsAt <= addHours(now, SOON_HOURS));
}

/**
 * The reservation a board is handed out for: the latest that its players can check in for now, even if an earlier one
 * hasn't ended, else the first.
 */
export function nextOf(
  reservations: readonly Reservation[],
  label: string,
  now: Instant,
): Reservation | undefined {
  const own = reservations.filter(({ board }) => board === label);
  return own.findLast(({ startsAt }) => startsAt <= checkInUntil(now)) ?? own[0];
}
