import { prisma } from "@/lib/db/client";
import { checkInOpens } from "@/lib/match/rules/decide-arrival";
import { isForItsTime } from "@/lib/match/rules/place-of";
import type { StaffScope } from "@/lib/people/rules/permissions";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { Reservation, ReservedFor } from "../rules/reservations";

/**
 * Bookings between now and an instant, earliest first, for the times that matches have. Online matches book players only,
 * and don't come to the desk.
 */
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
      match: {
        status: { in: ["scheduled", "reported"] },
        round: { rulePack: { NOT: { rules: { path: ["venue", "kind"], equals: "online" } } } },
      },
    },
    include: {
      venue: true,
      holds: { include: { table: true, equipment: true } },
      match: {
        include: { home: true, away: true, events: { where: { type: "Arrived" }, orderBy: { seq: "asc" } } },
      },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: 300,
  });
  const booked = rows.filter(({ match, startsAt }) => isForItsTime(startsAt, match));
  return booked.map(({ match, venue, holds, startsAt, endsAt }) => ({
    matchId: match.id,
    place: venue?.name ?? null,
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
    table: holds.find(({ table }) => table)?.table?.name ?? null,
    board: holds.find(({ equipment }) => equipment?.kind === "board")?.equipment?.label ?? null,
    here: match.events
      .filter(({ at }) => instantOf(at) >= checkInOpens(instantOf(startsAt)))
      .map(({ actorUserId }) => (actorUserId === match.home.userId ? match.home.name : match.away.name)),
    players: [match.home, match.away].map(({ userId, name }) => ({ userId, name })) as [
      ReservedFor,
      ReservedFor,
    ],
  }));
}

/** The names of everyone playing in a running season, for autocomplete. */
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
