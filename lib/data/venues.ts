import { type Answer, accept, refuse } from "@/lib/domain/answer";
import { instantOf } from "@/lib/domain/instant";
import type { DirectorScope } from "@/lib/domain/permissions";
import type { Stock } from "@/lib/domain/venue/find-times";
import type { HoursException, OpeningHours, Span, WeeklyHours } from "@/lib/domain/venue/opening-hours";
import { insertAudit } from "./audit";
import type { Prisma } from "./generated/client";
import { inTransaction, prisma } from "./prisma";

export type VenueFacts = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly hours: OpeningHours;
  readonly exceptionIds: readonly string[];
  readonly tables: readonly { readonly id: string; readonly name: string }[];
  readonly equipment: readonly {
    readonly id: string;
    readonly kind: "board" | "clock";
    readonly label: string;
  }[];
};

const VENUE_FACTS = {
  hours: { orderBy: [{ weekday: "asc" }, { opensAt: "asc" }] },
  exceptions: { orderBy: [{ fromDate: "asc" }, { id: "asc" }] },
  tables: { where: { retiredAt: null }, orderBy: { name: "asc" } },
  equipment: { where: { retiredAt: null }, orderBy: [{ kind: "asc" }, { label: "asc" }] },
} satisfies Prisma.VenueInclude;

/** The places of an organization, with hours, tables and stock. */
export async function listVenues(organizationId: string): Promise<readonly VenueFacts[]> {
  const rows = await prisma().venue.findMany({
    where: { organizationId },
    include: VENUE_FACTS,
    orderBy: { name: "asc" },
  });
  return rows.map(toFacts);
}

export async function findVenue(organizationId: string, slug: string): Promise<VenueFacts | undefined> {
  const row = await prisma().venue.findUnique({
    where: { organizationId_slug: { organizationId, slug } },
    include: VENUE_FACTS,
  });
  return row ? toFacts(row) : undefined;
}

/**
 * A place with what is taken of it between two instants, as the time finder asks for it.
 *
 * @param matchId the match that asks: what it has booked itself counts as free
 */
export async function findStock(
  venueId: string,
  { from, until }: Span,
  matchId: string,
): Promise<Stock | undefined> {
  const holds = {
    where: { startsAt: { lt: until }, endsAt: { gt: from }, booking: { matchId: { not: matchId } } },
  };
  const row = await prisma().venue.findUnique({
    where: { id: venueId },
    include: {
      ...VENUE_FACTS,
      tables: { ...VENUE_FACTS.tables, include: { holds } },
      equipment: {
        where: { retiredAt: null, kind: "board" },
        include: { holds, checkouts: { where: { inAt: null } } },
      },
    },
  });
  if (!row) return undefined;
  const boards = row.equipment.map(({ holds: held, checkouts }) => [
    ...held.map(toSpan),
    ...checkouts.map(({ outAt, dueAt }) => ({ from: instantOf(outAt), until: instantOf(dueAt) })),
  ]);
  return {
    hours: toHours(row),
    tables: row.tables.map(({ holds: held }) => held.map(toSpan)),
    boards: boards.length > 0 ? boards : null,
  };
}

export type VenueRefusal = "name-taken" | "still-booked";

/** A new place, empty: no hours, no tables. */
export async function insertVenue(
  { organizationId, userId }: DirectorScope,
  { slug, name }: { readonly slug: string; readonly name: string },
  at: Date,
): Promise<Answer<null, VenueRefusal>> {
  return inTransaction(async (tx) => {
    if (await tx.venue.count({ where: { organizationId, slug } })) return refuse("name-taken");
    await tx.venue.create({ data: { organizationId, slug, name, createdAt: at } });
    await insertAudit(tx, { organizationId, actorUserId: userId, type: "venue-created", subject: name, at });
    return accept(null);
  });
}

/** Sets the weekly hours, all at once. Times agreed before stand; nobody's match moves by itself. */
export async function updateVenueHours(
  { organizationId, userId }: DirectorScope,
  venue: Pick<VenueFacts, "id" | "name">,
  weekly: readonly WeeklyHours[],
  at: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.venueHours.deleteMany({ where: { organizationId, venueId: venue.id } });
    await tx.venueHours.createMany({
      data: weekly.map((hours) => ({ ...hours, organizationId, venueId: venue.id })),
    });
    const data = { weekly };
    await insertAudit(tx, {
      organizationId,
      actorUserId: userId,
      type: "venue-hours-set",
      subject: venue.name,
      data,
      at,
    });
  });
}

function toFacts(row: Prisma.VenueGetPayload<{ include: typeof VENUE_FACTS }>): VenueFacts {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    hours: toHours(row),
    exceptionIds: row.exceptions.map(({ id }) => id),
    tables: row.tables.map(({ id, name }) => ({ id, name })),
    equipment: row.equipment.map(({ id, kind, label }) => ({ id, kind, label })),
  };
}

/** Opening hours as they are stored. */
export function toHours(
  row: Pick<Prisma.VenueGetPayload<{ include: typeof VENUE_FACTS }>, "hours" | "exceptions">,
): OpeningHours {
  const exceptions = row.exceptions.map(
    ({ fromDate, untilDate, opensAt, closesAt, reason }): HoursException => ({
      from: fromDate.toISOString().slice(0, 10),
      until: untilDate.toISOString().slice(0, 10),
      hours: opensAt !== null && closesAt !== null ? { opensAt, closesAt } : null,
      reason,
    }),
  );
  return {
    weekly: row.hours.map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt })),
    exceptions,
  };
}

function toSpan({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }): Span {
  return { from: instantOf(startsAt), until: instantOf(endsAt) };
}
