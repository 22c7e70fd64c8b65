import { prisma } from "@/lib/db/client";
import { isForItsTime } from "@/lib/match/rules/place-of";
import type { SeasonId } from "@/lib/shared/ids";
import { addHours, type Instant } from "@/lib/shared/instant";

/** The tables that are booked for the times of a season's matches from a day ago to a week ahead, by match. */
export async function findBookedTables(
  seasonId: SeasonId,
  at: Instant,
): Promise<ReadonlyMap<string, string>> {
  const holds = await prisma().hold.findMany({
    where: {
      tableId: { not: null },
      startsAt: { gte: new Date(addHours(at, -24)), lte: new Date(addHours(at, 7 * 24)) },
      booking: { match: { round: { stage: { division: { seasonId } } } } },
    },
    select: {
      startsAt: true,
      table: { select: { name: true } },
      booking: { select: { match: { select: { id: true, scheduledAt: true } } } },
    },
    take: 1000,
  });
  return new Map(
    holds.flatMap(({ startsAt, table, booking: { match } }) =>
      table && isForItsTime(startsAt, match) ? [[match.id, table.name]] : [],
    ),
  );
}
