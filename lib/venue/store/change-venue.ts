import { isLogged, logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { isOver } from "@/lib/season/rules/steps";
import { holdSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { HoursException, WeeklyHours } from "../rules/opening-hours";
import { lacksOf, type VenueLack } from "../rules/venue-lacks";
import type { SeasonVenueRefusal, VenueRefusal } from "../rules/venue-refusals";
import { lockBookings } from "./bookings";
import {
  findHoursStamp,
  playsOnSite,
  toHours,
  VENUE_FACTS,
  type VenueFacts,
  whereaboutsStamp,
} from "./read-venues";

type Venue = Pick<VenueFacts, "id" | "name">;

/** A new venue, empty: no hours, no tables. It's closed while everything on campus is. */
export async function insertVenue(
  scope: DirectorScope,
  { slug, name }: { readonly slug: string; readonly name: string },
  at: Date,
): Promise<Answer<null, VenueRefusal>> {
  const { organizationId } = scope;
  return refusingDoubles("name-taken", async (tx) => {
    const { id } = await tx.venue.create({ data: { organizationId, slug, name, createdAt: at } });
    await closeWithAll(tx, scope, id, at);
    await logAct(tx, scope, { type: "venue-created", subject: name, at });
  });
}

async function closeWithAll(
  tx: Transaction,
  { organizationId }: DirectorScope,
  venueId: string,
  at: Date,
): Promise<void> {
  const closures = await tx.closure.findMany({
    where: { organizationId, isAll: true, reopenedAt: null, endsAt: { gt: at } },
  });
  await tx.closureVenue.createMany({
    data: closures.map(({ id: closureId }) => ({ organizationId, closureId, venueId })),
  });
}

/**
 * Sets the weekly hours, all together. Times agreed before are kept: no match moves by itself.
 *
 * @param seen the stamp of the hours on the director's page
 */
export async function updateVenueHours(
  scope: DirectorScope,
  venue: Venue,
  { weekly, seen }: { readonly weekly: readonly WeeklyHours[]; readonly seen: string },
  at: Date,
): Promise<Answer<null, "changed">> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    await holdVenue(tx, venue);
    if ((await findHoursStamp(tx, venue.id)) !== seen) return refuse("changed");
    await tx.venueHours.deleteMany({ where: { organizationId, venueId: venue.id } });
    await tx.venueHours.createMany({
      data: weekly.map((hours) => ({ ...hours, organizationId, venueId: venue.id })),
    });
    await logAct(tx, scope, { type: "venue-hours-set", subject: venue.name, data: { weekly }, at });
    return accept(null);
  });
}

/**
 * Sets where a venue is and how to find it; empty: nothing to say. Emails that were sent keep what they said.
 *
 * @param seen the stamp of both on the director's page
 */
export async function updateWhereabouts(
  scope: DirectorScope,
  venue: Venue,
  { seen, ...typed }: { readonly address: string; readonly directions: string; readonly seen: string },
  at: Date,
): Promise<Answer<null, "changed">> {
  const data = { address: typed.address || null, directions: typed.directions || null };
  return inTransaction(async (tx) => {
    await holdVenue(tx, venue);
    const where = { id: venue.id, organizationId: scope.organizationId };
    if (whereaboutsStamp(await tx.venue.findFirstOrThrow({ where })) !== seen) return refuse("changed");
    await tx.venue.updateMany({ where, data });
    await logAct(tx, scope, { type: "venue-moved", subject: venue.name, data, at });
    return accept(null);
  });
}

/**
 * Dates with different hours, or closed. Adding the same twice has no further effect; any other exception for the same
 * dates is refused, because one of the two would never apply.
 */
export async function insertException(
  scope: DirectorScope,
  venue: Venue,
  exception: HoursException,
  at: Date,
): Promise<Answer<null, VenueRefusal>> {
  const { from, until, hours, reason } = exception;
  return inTransaction(async (tx) => {
    await holdVenue(tx, venue);
    const days = {
      organizationId: scope.organizationId,
      venueId: venue.id,
      fromDate: new Date(`${from}T00:00:00Z`),
      untilDate: new Date(`${until}T00:00:00Z`),
    };
    const data = { ...days, opensAt: hours?.opensAt ?? null, closesAt: hours?.closesAt ?? null, reason };
    if (await tx.venueException.count({ where: data })) return accept(null);
    if (await tx.venueException.count({ where: days })) return refuse("days-taken");
    await tx.venueException.create({ data });
    await logAct(tx, scope, { type: "venue-hours-set", subject: venue.name, data: exception, at });
    return accept(null);
  });
}

/**
 * Removes an exception, so the weekly hours apply again.
 *
 * @returns null if the venue never had such an exception
 */
export async function deleteException(
  scope: DirectorScope,
  venue: Venue,
  id: string,
  at: Date,
): Promise<Answer<null, "already-removed"> | null> {
  return inTransaction(async (tx) => {
    const { count } = await tx.venueException.deleteMany({
      where: { id, venueId: venue.id, organizationId: scope.organizationId },
    });
    if (count === 0) {
      const removed = { id, field: "removed" };
      const isKnown = await isLogged(tx, scope.organizationId, "venue-hours-set", removed);
      return isKnown ? refuse("already-removed") : null;
    }
    await logAct(tx, scope, { type: "venue-hours-set", subject: venue.name, data: { removed: id }, at });
    return accept(null);
  });
}

/** Adds a table. */
export async function insertTable(
  scope: DirectorScope,
  venue: Venue,
  name: string,
  at: Date,
): Promise<Answer<null, VenueRefusal>> {
  const data = { organizationId: scope.organizationId, venueId: venue.id, name };
  return refusingDoubles("label-taken", async (tx) => {
    const { count } = await tx.venueTable.updateMany({
      where: { ...data, retiredAt: { not: null } },
      data: { retiredAt: null },
    });
    if (count === 0) await tx.venueTable.create({ data });
    await logAct(tx, scope, { type: "venue-stock-changed", subject: `${name}, ${venue.name}`, at });
  });
}

/** Adds a board or clock, or brings back the one with this label that was taken out of use. */
export async function insertEquipment(
  scope: DirectorScope,
  venue: Venue,
  { kind, label }: { readonly kind: "board" | "clock"; readonly label: string },
  at: Date,
): Promise<Answer<null, VenueRefusal>> {
  const { organizationId } = scope;
  const data = { kind, venueId: venue.id };
  return refusingDoubles("label-taken", async (tx) => {
    const { count } = await tx.equipment.updateMany({
      where: { organizationId, label, retiredAt: { not: null } },
      data: { ...data, retiredAt: null },
    });
    if (count === 0) await tx.equipment.create({ data: { ...data, label, organizationId } });
    await logAct(tx, scope, { type: "venue-stock-changed", subject: `${label}, ${venue.name}`, at });
  });
}

/**
 * Takes tables, boards and clocks out of use, all of them or none; past records keep them.
 *
 * @returns refuses with the names of those that matches to come have booked; null if the venue doesn't have all of these
 *   items
 */
export async function retire(
  scope: DirectorScope,
  venue: Venue,
  ids: readonly string[],
  at: Date,
): Promise<Answer<null, { readonly booked: readonly string[] }> | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    await lockBookings(tx, [venue.id]);
    const where = { organizationId, venueId: venue.id, id: { in: [...ids] } };
    const booked = { where: { endsAt: { gt: at } }, take: 1 };
    const [tables, equipment] = [
      await tx.venueTable.findMany({ where, include: { holds: booked } }),
      await tx.equipment.findMany({ where, include: { holds: booked } }),
    ];
    const items = [...tables.map((table) => ({ ...table, label: table.name })), ...equipment];
    if (items.length !== new Set(ids).size) return null;
    const held = items.filter(({ holds }) => holds.length > 0).map(({ label }) => label);
    if (held.length > 0) return refuse({ booked: held });
    await tx.venueTable.updateMany({ where, data: { retiredAt: at } });
    await tx.equipment.updateMany({ where, data: { retiredAt: at } });
    for (const { id, label } of items)
      await logAct(tx, scope, {
        type: "venue-stock-changed",
        subject: `${label}, ${venue.name}, out of use`,
        data: { id },
        at,
      });
    return accept(null);
  });
}

/**
 * Sets where a season's matches are booked; null: nowhere. Times agreed before keep their bookings. An online season
 * books nowhere once its on-site matches are over, a season that's over keeps its venue, and none books a venue without
 * hours or tables.
 *
 * @param seen the slug of the venue on the director's page, or "nowhere"
 */
export async function updateSeasonVenue(
  scope: DirectorScope,
  season: { readonly id: string; readonly name: string },
  { venueId, seen }: { readonly venueId: string | null; readonly seen: string },
  at: Date,
): Promise<Answer<null, SeasonVenueRefusal | { readonly lacks: readonly VenueLack[] }>> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const held = await holdSeason(tx, scope, season.id);
    const now = held?.venueId ? await tx.venue.findUnique({ where: { id: held.venueId } }) : null;
    if (held && isOver(held.status)) return refuse("season-over");
    if ((now?.slug ?? "nowhere") !== seen) return refuse("changed");
    if (venueId && held?.rules.venue.kind === "online" && !(await playsOnSite(season.id, at, tx)))
      return refuse("online");
    const lacks = venueId ? await findLacks(tx, venueId) : [];
    if (lacks.length > 0) return refuse({ lacks });
    await tx.season.updateMany({ where: { id: season.id, organizationId }, data: { venueId } });
    await logAct(tx, scope, { type: "season-venue-set", subject: season.name, data: { venueId }, at });
    return accept(null);
  });
}

async function findLacks(tx: Transaction, venueId: string): Promise<readonly VenueLack[]> {
  const venue = await tx.venue.findUniqueOrThrow({ where: { id: venueId }, include: VENUE_FACTS });
  return lacksOf({ hours: toHours(venue), tables: venue.tables });
}

/** Locks a venue, so that what a director answers can't change in between. */
async function holdVenue(tx: Transaction, venue: Venue): Promise<void> {
  await tx.$queryRaw`SELECT id FROM venue WHERE id = ${venue.id}::uuid FOR UPDATE`;
}

/** Runs all of it, or refuses if the name is already taken. */
async function refusingDoubles(
  refusal: VenueRefusal,
  work: (tx: Transaction) => Promise<void>,
): Promise<Answer<null, VenueRefusal>> {
  try {
    return await inTransaction(async (tx) => {
      await work(tx);
      return accept(null);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse(refusal);
    throw error;
  }
}
