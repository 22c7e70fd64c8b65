import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { type DirectorScope, proveAdmin, proveDirector } from "@/lib/people/rules/permissions";
import { insertRole } from "@/lib/people/store/grant-role";
import { insertOrganization } from "@/lib/people/store/insert-organization";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { slugOf } from "@/lib/season/input/slugs";
import { venueName } from "@/lib/season/rules/play-venue";
import { findSeason, insertSeason, type SeasonFacts, updateSeasonStatus } from "@/lib/season/store/seasons";
import type { Answer } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { formatOf } from "@/lib/stages/formats";
import { drawLots } from "@/lib/stages/rules/draw-lots";
import { isSettled } from "@/lib/stages/rules/is-settled";
import { findQualified } from "@/lib/stages/rules/qualified";
import { roundWindows } from "@/lib/stages/rules/round-windows";
import { knockoutRounds } from "@/lib/stages/rules/rounds-of-stage";
import type { Session } from "@/lib/stages/rules/stage-windows";
import { knockoutOf } from "@/lib/stages/stages-of";
import { drawPlayoff } from "@/lib/stages/store/draw-playoff";
import { publishDivision } from "@/lib/stages/store/publish";
import { findDivision } from "@/lib/standings/store/divisions";
import type { Chance } from "./chance";
import { handleOf, type Person } from "./people";

// The steps from an empty database to a published schedule, with the functions that the app uses.

export type Desk = { readonly organization: OrganizationFacts; readonly scope: DirectorScope };

/** An organization with its director, its admin and, if it has a front desk, a staff member. */
export async function openOrganization(
  facts: Omit<OrganizationFacts, "id">,
  {
    director,
    admin,
    frontDesk,
  }: { readonly director: Person; readonly admin: Person; readonly frontDesk?: Person },
  at: Date,
): Promise<Desk> {
  const organizationId = await insertOrganization(facts, { ...admin, roles: ["admin"] }, at);
  const adminId = await idOf(admin.email);
  const adminScope = proveAdmin({ organizationId, userId: adminId, roles: ["admin"] });
  if (!adminScope) throw new Error("The first admin is one");
  await insertRole(adminScope, { ...director, role: "director" }, at);
  if (frontDesk) await insertRole(adminScope, { ...frontDesk, role: "staff" }, at);
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
  divisions: readonly (string | { readonly name: string; readonly underAge: number | null })[],
  at: Date,
): Promise<SeasonFacts> {
  const named = divisions.map((division) => {
    const { name, underAge } = typeof division === "string" ? { name: division, underAge: null } : division;
    return { name, underAge, slug: slugOf(name) };
  });
  const { seasonId } = must(await insertSeason(scope, { ...season, divisions: named }, at));
  must(await updateSeasonStatus(scope, seasonId, "open", at));
  return mustFind(organization.slug, season.slug);
}

/** Registers people for a division. For an age group, they all have the same birthday. */
export async function enter(
  season: SeasonFacts,
  division: string,
  people: readonly Person[],
  at: Date,
  bornOn: string | null = null,
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
          bornOn,
        },
        when,
      ),
    );
  }
}

/**
 * Draws lots and publishes the first stage of a division. A final at a session is on the last evening of its week.
 */
export async function publish(
  scope: DirectorScope,
  season: SeasonFacts,
  division: string,
  { firstDay, chance, at }: { readonly firstDay: string; readonly chance: Chance; readonly at: Date },
): Promise<void> {
  const divisionId = divisionOf(season, division);
  const entries = await prisma().entry.findMany({
    where: { divisionId, status: "active" },
    orderBy: { registeredAt: "asc" },
  });
  const ids = entries.map(({ id }) => id);
  const lots = drawLots(ids, ids.map(chance.next));
  const session = sessionOf(season, 1, ids.length, firstDay);
  must(await publishDivision(scope, season, { divisionId, lots, firstDay, session }, at));
}

/** Draws the playoff of a division on the day its round robin is decided. It starts the next day. */
export async function drawDuePlayoff(
  { organization, scope }: Desk,
  season: string,
  division: string,
  { chance, at }: { readonly chance: Chance; readonly at: Instant },
): Promise<void> {
  const view = await findDivision(organization.slug, season, division);
  const playoff = view && view.season.rules.stages.length > 1 ? knockoutOf(view.season.rules) : undefined;
  const isDue = view && playoff && isSettled(view.rounds) && knockoutRounds(view.rounds).length === 0;
  const ids = view?.entries.filter(({ hasLeft }) => !hasLeft).map(({ id }) => id) ?? [];
  if (!isDue || ids.length < 2) return;
  const firstDay = addDays(dateIn(at, organization.timeZone), 1);
  const lots = drawLots(ids, ids.map(chance.next));
  const session = sessionOf(view.season, 2, findQualified(view, lots).seeds.length, firstDay);
  must(await drawPlayoff(scope, view, { lots, firstDay, session }, new Date(at)));
}

function sessionOf(season: SeasonFacts, position: number, players: number, firstDay: string): Session | null {
  const { rules, organization } = season;
  const stage = rules.stages[position - 1];
  if (!stage || !formatOf(stage).hasSession(stage)) return null;
  const rounds = formatOf(stage).rounds(stage, players);
  const last = roundWindows(firstDay, rounds, organization.timeZone, rules.schedule).at(-1);
  if (!last) return null;
  const at = instantAt(dateIn(last.deadlineAt, organization.timeZone), "18:00", organization.timeZone);
  return { at, place: venueName(rules.venue) };
}

export async function mustFind(organization: string, season: string): Promise<SeasonFacts> {
  const found = await findSeason(organization, season);
  if (!found) throw new Error(`There is no season ${organization}/${season}`);
  return found;
}

export function must<Value>(answer: Answer<Value, unknown> | null): Value {
  if (!answer?.ok) throw new Error(`Refused: ${JSON.stringify(answer?.refusal)}`);
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
