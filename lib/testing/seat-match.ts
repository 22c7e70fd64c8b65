import { prisma } from "@/lib/db/client";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { mustExecute, type TestLeague } from "./league";

/** Agrees on a time for a match, and gives its booking a table of a new venue, at any hour. Returns the table's id. */
export async function seatMatch(
  { organizationId }: TestLeague,
  match: { readonly id: string; readonly home: string; readonly away: string },
  { startsAt, agreedAt }: { readonly startsAt: Instant; readonly agreedAt: Date },
  slug = "annex",
): Promise<{ readonly tableId: string; readonly otherTableId: string }> {
  await mustExecute(match.id, { type: "propose-times", times: [startsAt] }, { userId: match.home }, agreedAt);
  await mustExecute(match.id, { type: "accept-time", time: startsAt }, { userId: match.away }, agreedAt);
  const { id: venueId } = await prisma().venue.create({
    data: { organizationId, slug, name: "Annex", createdAt: agreedAt },
  });
  const [tableId, otherTableId] = await Promise.all(
    ["Table 3", "Table 4"].map(async (name) => {
      const table = await prisma().venueTable.create({ data: { organizationId, venueId, name } });
      return table.id;
    }),
  );
  if (!tableId || !otherTableId) throw new Error("No table");
  const booking = await prisma().booking.update({
    where: { organizationId_matchId: { organizationId, matchId: match.id } },
    data: { venueId },
  });
  await prisma().hold.create({
    data: {
      organizationId,
      bookingId: booking.id,
      tableId,
      startsAt: instantOf(booking.startsAt),
      endsAt: instantOf(booking.endsAt),
    },
  });
  return { tableId, otherTableId };
}
