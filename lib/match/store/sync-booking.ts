import type { Transaction } from "@/lib/db/transaction";
import { bookedFor } from "@/lib/season/rules/settings/schedule";
import { type Answer, accept } from "@/lib/shared/answer";
import { addMinutes, instantOf } from "@/lib/shared/instant";
import { type BookingRefusal, book } from "@/lib/venue/store/bookings";
import type { MatchState } from "../rules/state";
import type { MatchRecord } from "./match-record";

/**
 * Books the time that a match is about to be agreed on, or says why it can't be booked and writes nothing. If an agreed
 * time moves, its old booking is freed.
 *
 * @returns the new booking; null if nothing has to be booked
 */
export async function bookAgreedTime(
  tx: Transaction,
  match: MatchRecord,
  state: MatchState,
): Promise<Answer<MatchRecord["booking"], BookingRefusal>> {
  const wanted = bookedTime(state);
  if (wanted === null || wanted === match.booking?.startsAt) return accept(null);
  const { minutes, margin } = bookedFor(match.rules);
  const booked = await book(tx, {
    organizationId: match.organization.id,
    matchId: match.id,
    venueId: match.venue?.venueId ?? null,
    startsAt: wanted,
    endsAt: addMinutes(wanted, minutes + margin),
    userIds: [match.home.userId, match.away.userId],
  });
  return booked.ok ? accept({ ...booked.value, venue: match.venue }) : booked;
}

/** Is its future booking no longer needed? Past bookings stay as they were. */
export function isToBeFreed({ booking }: MatchRecord, state: MatchState, at: Date): boolean {
  return booking !== null && booking.startsAt > instantOf(at) && bookedTime(state) === null;
}

/** The time a match is booked for. A match at a time set by the league has a place of its own and needs no booking. */
function bookedTime({ status, scheduledAt, fixedPlace }: MatchState): string | null {
  return status === "scheduled" && fixedPlace === null ? scheduledAt : null;
}
