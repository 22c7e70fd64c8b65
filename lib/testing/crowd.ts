import { prisma } from "@/lib/db/client";
import { MONDAY, type TestLeague } from "./league";

/** Adds players to the first division of a league, more than any page lists. All are called "Someone", born on a day. */
export async function addCrowd(
  { organizationId, season, org }: TestLeague,
  { bornOn = null }: { readonly bornOn?: Date | null } = {},
): Promise<number> {
  const people = await prisma().user.createManyAndReturn({
    data: Array.from({ length: 1_001 }, (_, index) => ({
      email: `crowd-${index}@${org}.example`,
      createdAt: MONDAY,
    })),
    select: { id: true },
  });
  const { count } = await prisma().entry.createMany({
    data: people.map(({ id: userId }) => ({
      organizationId,
      divisionId: season.divisions[0]?.id ?? "",
      userId,
      name: "Someone",
      bornOn,
      acceptedRulePackId: season.rulePackId,
      status: "active" as const,
      registeredAt: MONDAY,
    })),
  });
  return count;
}
