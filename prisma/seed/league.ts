import { insertEntry } from "@/lib/data/entries";
import { insertOrganization, type OrganizationFacts } from "@/lib/data/organizations";
import { insertRole } from "@/lib/data/people";
import { prisma } from "@/lib/data/prisma";
import { publishDivision } from "@/lib/data/schedule/publish";
import { findSeason, insertSeason, type SeasonFacts, updateSeasonStatus } from "@/lib/data/seasons";
import type { Answer } from "@/lib/domain/answer";
import { drawLots } from "@/lib/domain/pairing/draw-lots";
import { type DirectorScope, proveAdmin, proveDirector } from "@/lib/domain/permissions";
import type { RulePack } from "@/lib/schemas/rule-pack";
import { slugOf } from "@/lib/schemas/season";
import type { Chance } from "./chance";
import { handleOf, type Person } from "./people";

// The steps from an empty database to a published schedule, each through the door the app itself uses.

export type Desk = { readonly organization: OrganizationFacts; readonly scope: DirectorScope };

/** An organization with its director and its admin. */
export async function openOrganization(
  facts: Omit<OrganizationFacts, "id">,
  { director, admin }: { readonly director: Person; readonly admin: Person },
  at: Date,
): Promise<Desk> {
  const organizationId = await insertOrganization(facts, { ...admin, roles: ["admin"] }, at);
  const adminId = await idOf(admin.email);
  const adminScope = proveAdmin({ organizationId, userId: adminId, roles: ["admin"] });
  if (!adminScope) throw new Error("The first admin is one");
  await insertRole(adminScope, { ...director, role: "director" }, at);
  const scope = proveDirector({ organizationId, userId: await idOf(director.email), roles: ["director"] });
  if (!scope) throw new Error("The director is one");
  return { organization: { ...facts, id: organizationId }, scope };
}

/** A season with its divisions, open for registration. */
export async function openSeason(
  { organization, scope }: Desk,
  season: {
    readonly slug: string;
    readonly name: string;
    readonly startsOn: string;
    readonly rules: RulePack;
  },
  divisions: readonly string[],
  at: Date,
): Promise<SeasonFacts> {
  const named = divisions.map((name) => ({ name, slug: slugOf(name) }));
  const { seasonId } = must(await insertSeason(scope, { ...season, divisions: named }, at));
  must(await updateSeasonStatus(scope, seasonId, "registration", at));
  return mustFind(organization.slug, season.slug);
}

/** Registers people for a division. */
export async function enter(
  season: SeasonFacts,
  division: string,
  people: readonly Person[],
  at: Date,
): Promise<void> {
  const divisionId = divisionOf(season, division);
  for (const [index, person] of people.entries()) {
    const when = new Date(at.getTime() + index * 3_600_000);
    const { id: userId } = await prisma().user.upsert({
      where: { email: person.email },
      create: { ...person, createdAt: when },
      update: { phone: person.phone },
    });
    must(
      await insertEntry(
        {
          divisionId,
          userId,
          name: person.name,
          acceptedRulePackId: season.rulePackId,
          handle: handleOf(person),
        },
        when,
      ),
    );
  }
}

/** Draws lots and publishes the first stage of a division. */
export async function publish(
  scope: DirectorScope,
  season: SeasonFacts,
  division: string,
  { firstDay, chance, at }: { readonly firstDay: string; readonly chance: Chance; readonly at: Date },
): Promise<void> {
  const divisionId = divisionOf(season, division);
  const entries = await prisma().entry.findMany({ where: { divisionId }, orderBy: { registeredAt: "asc" } });
  const ids = entries.map(({ id }) => id);
  const lots = drawLots(ids, ids.map(chance.next));
  must(await publishDivision(scope, season, { divisionId, lots, firstDay }, at));
}

export async function mustFind(organization: string, season: string): Promise<SeasonFacts> {
  const found = await findSeason(organization, season);
  if (!found) throw new Error(`There is no season ${organization}/${season}`);
  return found;
}

export function must<Value>(answer: Answer<Value, unknown>): Value {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

function divisionOf(season: SeasonFacts, name: string): string {
  const division = season.divisions.find((each) => each.name === name);
  if (!division) throw new Error(`There is no division ${name}`);
  return division.id;
}

async function idOf(email: string): Promise<string> {
  return (await prisma().user.findUniqueOrThrow({ where: { email } })).id;
}
