import { prisma } from "@/lib/db/client";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { listVenues } from "@/lib/venue/store/read-venues";
import type { DeskVenueResource } from "../input/desk-venue-resource";

/** The venues of the director's organization, with what commands name and answer. */
export async function listDeskVenues({ organizationId }: DirectorScope) {
  const [venues, seasons] = await Promise.all([
    listVenues(organizationId),
    prisma().season.findMany({
      where: { organizationId, venueId: { not: null } },
      select: { slug: true, venueId: true },
      orderBy: { slug: "asc" },
    }),
  ]);
  const items = venues.map(
    (venue): DeskVenueResource => ({
      slug: venue.slug,
      name: venue.name,
      address: venue.address,
      directions: venue.directions,
      whereaboutsSeen: venue.whereaboutsStamp,
      days: [1, 2, 3, 4, 5, 6, 7].map((day) =>
        venue.hours.weekly
          .filter(({ weekday }) => weekday === day)
          .map(({ opensAt, closesAt }) => ({ opensAt, closesAt })),
      ),
      hoursSeen: venue.hoursStamp,
      exceptions: venue.exceptions.map(({ id, from, until, hours, reason }) => ({
        id,
        from,
        until,
        hours,
        reason,
      })),
      stock: [
        ...venue.tables.map(({ id, name }) => ({ id, kind: "table" as const, label: name })),
        ...venue.equipment,
      ],
      seasons: seasons.filter(({ venueId }) => venueId === venue.id).map(({ slug }) => slug),
    }),
  );
  return { items, next: null };
}
