import { addHours, type Instant, instantOf } from "@/lib/domain/instant";
import type { StaffScope } from "@/lib/domain/permissions";
import { prisma } from "./prisma";

/** A booked match as the front desk needs it. */
export type Reservation = {
  readonly matchId: string;
  readonly place: string | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly table: string | null;
  /** The label of the board that is reserved for it. */
  readonly board: string | null;
  readonly players: readonly [home: ReservedFor, away: ReservedFor];
};
type ReservedFor = { readonly userId: string; readonly name: string };

/** Bookings that run between now and an instant, in order of their beginning. */
export async function listReservations(
  { organizationId }: StaffScope,
  at: Date,
  until: Instant,
): Promise<readonly Reservation[]> {
  const rows = await prisma().booking.findMany({
    where: {
      organizationId,
      endsAt: { gt: at },
      startsAt: { lt: until },
      match: { status: { in: ["open", "scheduled", "reported"] } },
    },
    include: {
      venue: true,
      holds: { include: { table: true, equipment: true } },
      match: { include: { home: true, away: true } },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: 300,
  });
  return rows.map(({ match, venue, holds, startsAt, endsAt }) => ({
    matchId: match.id,
    place: venue?.name ?? null,
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
    table: holds.find(({ table }) => table)?.table?.name ?? null,
    board: holds.find(({ equipment }) => equipment?.kind === "board")?.equipment?.label ?? null,
    players: [match.home, match.away].map(({ userId, name }) => ({ userId, name })) as [
      ReservedFor,
      ReservedFor,
    ],
  }));
}

/** The names of all who play in a season that is going on, for a field that completes them. */
export async function listPlayerNames({ organizationId }: StaffScope): Promise<readonly string[]> {
  const rows = await prisma().entry.findMany({
    where: {
      organizationId,
      status: { in: ["active", "waitlisted"] },
      division: { season: { status: { in: ["registration", "running", "finished"] } } },
    },
    select: { name: true },
    distinct: ["name"],
    orderBy: { name: "asc" },
    take: 2000,
  });
  return rows.map(({ name }) => name);
}

/** Whoever has a booking that soon is likely to stand at the desk. */
export const SOON_HOURS = 3;

/** Reservations that run now or begin within three hours. */
export function soonOf(reservations: readonly Reservation[], now: Instant): readonly Reservation[] {
  return reservations.filter(({ startsAt }) => startsAt <= addHours(now, SOON_HOURS));
}
