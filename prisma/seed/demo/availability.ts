import { prisma } from "@/lib/db/client";
import { updateFreeWeek } from "@/lib/venue/store/availability";
import type { Chance } from "../chance";
import type { Desk } from "../league";
import type { Person } from "../people";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** Blocks of time when a student can play. */
const STRETCHES = [
  [12, 13, 14],
  [15, 16, 17, 18],
  [17, 18, 19, 20],
  [19, 20, 21],
] as const;

/** Gives everyone availability: an afternoon or an evening on most days. */
export async function fillInAvailability(
  { organization }: Desk,
  people: readonly Person[],
  chance: Chance,
): Promise<void> {
  for (const { email } of people) {
    const user = await prisma().user.findUnique({ where: { email } });
    if (!user) continue;
    const week = WEEKDAYS.map((weekday) => {
      const isFree = chance.next() < 0.8;
      return [weekday, new Set<number>(isFree ? chance.pick(STRETCHES) : [])] as const;
    });
    await updateFreeWeek(organization.id, user.id, new Map(week));
  }
}
