import { prisma } from "@/lib/db/client";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { makeChance } from "../../prisma/seed/chance";
import { inventPeople } from "../../prisma/seed/people";
import { MONDAY, type TestLeague } from "./league";

/** More than any page lists. */
const CROWD = 1_001;

/** Adds players to the first division of a league, more than any page lists. All are called "Someone", born on a day. */
export async function addCrowd(
  league: TestLeague,
  { bornOn = null }: { readonly bornOn?: Date | null } = {},
): Promise<number> {
  const names = Array<string>(CROWD).fill("Someone");
  return (await enterCrowd(league, league.season, names, { bornOn, at: MONDAY })).length;
}

/** Names of different people. */
export function inventNames(count: number): readonly string[] {
  return inventPeople(count, "crowd.example", makeChance(count)).map(({ name }) => name);
}

type Crowd = {
  /** How many have a spot; the others wait for one. */
  readonly active?: number;
  readonly bornOn?: Date | null;
  /** When the first one registers; the others follow a second apart. */
  readonly at?: Date;
};

/**
 * Enters many people in the first division of a season in one piece, without emails. Returns the ids of their entries in
 * order.
 */
export async function enterCrowd(
  { organizationId, org }: TestLeague,
  { divisions, rulePackId }: SeasonFacts,
  names: readonly string[],
  { active = names.length, bornOn = null, at = new Date() }: Crowd = {},
): Promise<readonly string[]> {
  const people = await prisma().user.createManyAndReturn({
    data: names.map((name, index) => ({ email: `crowd-${index}@${org}.example`, name, createdAt: at })),
    select: { id: true, name: true },
  });
  const entries = await prisma().entry.createManyAndReturn({
    data: people.map(({ id: userId, name }, index) => ({
      organizationId,
      divisionId: divisions[0]?.id ?? "",
      userId,
      name: name ?? "",
      bornOn,
      status: index < active ? ("active" as const) : ("waitlisted" as const),
      acceptedRulePackId: rulePackId,
      registeredAt: new Date(at.getTime() + index * 1_000),
    })),
    select: { id: true },
  });
  return entries.map(({ id }) => id);
}
