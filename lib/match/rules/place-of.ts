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
  const booked = booking && booking.startsAt === state.scheduledAt ? booking.venue : null;
  return booked ?? venue ?? null;
}
