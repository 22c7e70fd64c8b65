import { prisma } from "@/lib/db/client";
import { updateFreeWeek } from "@/lib/venue/store/availability";
import type { TestLeague } from "./league";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Gives a league a venue that's open at the same hours every day, with tables and boards. */
export async function addVenue(
  { organizationId, season, org }: TestLeague,
  {
    opensAt = "10:00",
    closesAt = "22:00",
    tables = 1,
    boards = 1,
  }: { opensAt?: string; closesAt?: string; tables?: number; boards?: number } = {},
): Promise<void> {
  const at = new Date("2026-11-16T15:00:00Z");
  const { id: venueId } = await prisma().venue.create({
    data: {
      organizationId,
      slug: "lounge",
      name: "Courtside Lounge",
      address: "2235 N Sheffield Ave, Chicago",
      directions: "Second floor",
      createdAt: at,
    },
  });
  const own = { organizationId, venueId };
  const names = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
  await prisma().venueHours.createMany({
    data: EVERY_DAY.map((weekday) => ({ ...own, weekday, opensAt, closesAt })),
  });
  await prisma().venueTable.createMany({ data: names(tables, "Table").map((name) => ({ ...own, name })) });
  await prisma().equipment.createMany({
    data: names(boards, `Set ${org}`).map((label) => ({ ...own, kind: "board" as const, label })),
  });
  await prisma().season.update({ where: { id: season.id }, data: { venueId } });
}

/** Marks the same hours of every day as free. */
export async function paintFree(
  { organizationId }: TestLeague,
  userId: string,
  hours: readonly number[],
): Promise<void> {
  await updateFreeWeek(
    organizationId,
    userId,
    new Map(EVERY_DAY.map((weekday) => [weekday, new Set(hours)])),
  );
}
