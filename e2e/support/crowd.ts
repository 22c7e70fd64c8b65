import { prisma } from "@/lib/db/client";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import type { TestLeague } from "@/lib/testing/league";
import { makeChance } from "../../prisma/seed/chance.ts";
import { inventPeople } from "../../prisma/seed/people.ts";

/** Names of different people. */
export function inventNames(count: number): readonly string[] {
  return inventPeople(count, "crowd.example", makeChance(count)).map(({ name }) => name);
}

/**
 * Enters many people in the first division of a season in one piece, without emails. Returns their entries in order.
 *
 * @param active how many have a spot; the others wait for one
 */
export async function enterCrowd(
  { organizationId, org }: TestLeague,
  { divisions, rulePackId }: SeasonFacts,
  names: readonly string[],
  active = names.length,
): Promise<readonly string[]> {
  const people = await prisma().user.createManyAndReturn({
    data: names.map((name, index) => ({ email: `crowd-${index}@${org}.example`, name })),
  });
  const entries = await prisma().entry.createManyAndReturn({
    data: people.map(({ id: userId, name }, index) => ({
      organizationId,
      divisionId: divisions[0]?.id ?? "",
      userId,
      name: name ?? "",
      status: index < active ? ("active" as const) : ("waitlisted" as const),
      acceptedRulePackId: rulePackId,
      registeredAt: new Date(Date.now() + index * 1_000),
    })),
  });
  return entries.map(({ id }) => id);
}
