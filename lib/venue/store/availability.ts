import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import type { CalendarDate } from "@/lib/shared/instant";
import { type Availability, bitsOfHours, hoursOfBits } from "../rules/availability";

/** Someone's availability in an organization; null until they enter it. */
export async function findAvailability(
  organizationId: OrganizationId,
  userId: UserId,
): Promise<Availability | null> {
  const [row] = await prisma().$queryRaw<[{ free: AvailabilityRow }]>`
    SELECT ${availabilityOf(organizationId, userId)} AS free`;
  return toAvailability(row.free);
}

/** What `availabilityOf` reads: hours as bits. */
export type AvailabilityRow = {
  readonly weekly: readonly { readonly weekday: number; readonly hours: number }[];
  readonly days: readonly { readonly date: CalendarDate; readonly hours: number }[];
};

/** A person's availability as JSON, for a statement that reads more. */
export function availabilityOf(organizationId: OrganizationId, userId: UserId): Prisma.Sql {
  return Prisma.sql`json_build_object(
    'weekly', (
      SELECT coalesce(json_agg(json_build_object('weekday', weekday, 'hours', hours) ORDER BY weekday), '[]')
      FROM free_hours WHERE organization_id = ${organizationId}::uuid AND user_id = ${userId}::uuid
    ),
    'days', (
      SELECT coalesce(json_agg(json_build_object('date', date, 'hours', hours) ORDER BY date), '[]')
      FROM free_day WHERE organization_id = ${organizationId}::uuid AND user_id = ${userId}::uuid
    )
  )`;
}

export function toAvailability({ weekly, days }: AvailabilityRow): Availability | null {
  if (weekly.length === 0 && days.length === 0) return null;
  return {
    weekly: new Map(weekly.map(({ weekday, hours }) => [weekday, hoursOfBits(hours)])),
    days: new Map(days.map(({ date, hours }) => [date, hoursOfBits(hours)])),
  };
}

/**
 * Sets the availability of every weekday, all together; a weekday that isn't named is not free. If a week is saved twice
 * at the same time, the one that's last counts.
 */
export async function updateFreeWeek(
  organizationId: OrganizationId,
  userId: UserId,
  week: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<void> {
  const hours = WEEKDAYS.map((weekday) => bitsOfHours(week.get(weekday) ?? []));
  await prisma().$executeRaw`
    INSERT INTO free_hours (organization_id, user_id, weekday, hours)
    SELECT ${organizationId}::uuid, ${userId}::uuid, weekday, hours
    FROM unnest(${WEEKDAYS}::int[], ${hours}::int[]) AS week (weekday, hours) ORDER BY weekday
    ON CONFLICT (organization_id, user_id, weekday) DO UPDATE SET hours = excluded.hours`;
}

/** Sets the availability of one date, in place of the week's. */
export async function updateFreeDay(
  organizationId: OrganizationId,
  userId: UserId,
  date: string,
  hours: ReadonlySet<number>,
): Promise<void> {
  const day = { organizationId, userId, date: new Date(`${date}T00:00:00Z`) };
  await prisma().freeDay.upsert({
    where: { organizationId_userId_date: day },
    create: { ...day, hours: bitsOfHours(hours) },
    update: { hours: bitsOfHours(hours) },
  });
}

/** Removes the exception for a date. */
export async function deleteFreeDay(
  organizationId: OrganizationId,
  userId: UserId,
  date: string,
): Promise<void> {
  await prisma().freeDay.deleteMany({
    where: { organizationId, userId, date: new Date(`${date}T00:00:00Z`) },
  });
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
