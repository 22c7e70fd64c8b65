import { isSameDay, shortDayAndTime, time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { dueState } from "../rules/checkout";
import { nextOf, type Reservation } from "../rules/reservations";
import type { CheckoutFacts } from "../store/checkouts";
import { ID_KIND_WORDS } from "../words/id-kinds";

/** A checked-out item, every word ready to print. */
export type OutRow = {
  readonly id: string;
  readonly label: string;
  readonly borrower: string;
  readonly status: "overdue" | "due-soon" | "out";
  /** "due 7:00 pm" */
  readonly due: string;
  /** "since 4:02 pm, Campus card 4821, Courtside Lounge" */
  readonly more: string;
};

/** Someone who is likely to be at the desk: a player with a booking soon. */
export type LikelyBorrower = { readonly userId: string; readonly name: string; readonly detail: string };

type Clock = { readonly now: Instant; readonly zone: Zone };

/** "7:00 pm", with its day if that isn't today. */
export function whenWords(at: Instant, { now, zone }: Clock): string {
  return isSameDay(at, now, zone) ? time(at, zone) : shortDayAndTime(at, zone);
}

/** "Theo Lindqvist is here", "both are here"; empty if no one has checked in. Boards are what's checked in at the desk. */
export function hereWords(names: readonly string[]): string {
  if (names.length === 0) return "";
  return names.length > 1 ? "both are here" : `${names[0]} is here`;
}

export function outRow(out: CheckoutFacts, clock: Clock): OutRow {
  const { id, label, borrower, dueAt, outAt, idKind, idLast4, place } = out;
  const status = dueState(dueAt, clock.now);
  return {
    id,
    label,
    borrower,
    status,
    due: `${status === "overdue" ? "was due" : "due"} ${whenWords(dueAt, clock)}`,
    more: `Since ${whenWords(outAt, clock)}. ${ID_KIND_WORDS[idKind]} ${idLast4}. ${place}.`,
  };
}

/** The players of the next bookings; first those whose booking reserved this item, led by the one it's handed out for. */
export function likelyBorrowers(
  reservations: readonly Reservation[],
  label: string,
  clock: Clock,
): readonly LikelyBorrower[] {
  const next = nextOf(reservations, label, clock.now);
  const own = reservations.filter(({ board }) => board === label);
  const ranked = new Set([...(next ? [next] : []), ...own, ...reservations]);
  const seen = new Set<string>();
  return [...ranked].flatMap((reservation) =>
    reservation.players.flatMap(({ userId, name }) => {
      if (seen.has(userId)) return [];
      seen.add(userId);
      return [{ userId, name, detail: reservedWords(reservation, clock) }];
    }),
  );
}

/** "Booked for 4:00 pm, Table 3, Set 12 reserved" */
function reservedWords({ startsAt, table, board }: Reservation, clock: Clock): string {
  const parts = [`Booked for ${whenWords(startsAt, clock)}`, table, board && `${board} reserved`];
  return parts.filter(Boolean).join(", ");
}
