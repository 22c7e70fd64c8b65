import type { Instant } from "@/lib/shared/instant";
import type { MatchState } from "./state";

/**
 * Where a match is played: where its agreed time is booked, even if the season has changed its venue since; else at the
 * season's venue.
 */
export function placeOf<Place>({
  booking,
  venue,
  state,
}: {
  readonly booking?: { readonly startsAt: Instant; readonly venue: Place | null } | null;
  readonly venue?: Place | null;
  readonly state: Pick<MatchState, "scheduledAt">;
}): Place | null {
  return bookedNow({ booking, state })?.venue ?? venue ?? null;
}

/**
 * What's booked for the time that a match has; null if nothing is. A match that starts over keeps the booking that it was
 * played at until it's booked again.
 */
export function bookedNow<Booking extends { readonly startsAt: Instant }>({
  booking,
  state,
}: {
  readonly booking?: Booking | null | undefined;
  readonly state: Pick<MatchState, "scheduledAt">;
}): Booking | null {
  return booking && booking.startsAt === state.scheduledAt ? booking : null;
}

/** The same of rows: is a booking for the time that its match has? */
export function isForItsTime(
  startsAt: Date,
  { scheduledAt }: { readonly scheduledAt: Date | null },
): boolean {
  return scheduledAt?.getTime() === startsAt.getTime();
}
