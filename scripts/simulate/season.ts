import { prisma } from "@/lib/db/client";
import type { Preset, RulePack } from "@/lib/season/input/rule-pack";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";
import { addHours } from "@/lib/shared/instant";
import { listRatings } from "@/lib/sportsmanship/store/ratings";
import { knockoutOf } from "@/lib/stages/stages-of";
import { type DivisionView, findDivision } from "@/lib/standings/store/divisions";
import { makeChance } from "../../prisma/seed/chance.ts";
import { enter, mustFind, openOrganization, openSeason, publish } from "../../prisma/seed/league.ts";
import { inventPeople } from "../../prisma/seed/people.ts";
import { type PlayedMatch, playDivisions } from "../../prisma/seed/play-season.ts";
import { type Law, lawsOf } from "./laws.ts";
import { PLAIN_KNOCKOUT } from "./random-rules.ts";
import { storedLaws } from "./stored-laws.ts";

const FIRST_DAY = "2026-09-07";
const BEFORE = new Date("2026-09-01T15:00:00Z");
/** Two years: longer than any season takes. */
const LONG = 24 * 366 * 2;

export type SimulatedSeason = {
  readonly view: DivisionView;
  readonly played: readonly PlayedMatch[];
  readonly laws: readonly Law[];
};

/** One season from registration to the champion, with every law it is held to. */
export async function simulateSeason({
  preset,
  players,
  seed,
  hasGroups = false,
}: {
  readonly preset: Preset;
  readonly players: number;
  readonly seed: number;
  /** Groups of up to eight that feed a knockout, in place of the preset's stages. */
  readonly hasGroups?: boolean;
}): Promise<SimulatedSeason> {
  const chance = makeChance(seed);
  const slug = `${preset}-${players}-${seed}`;
  const [director, admin, ...people] = inventPeople(players + 2, `${slug}.example`, chance);
  if (!director || !admin) throw new Error("The league has no director");
  const facts = {
    slug,
    name: "Simulated University",
    timeZone: "America/Chicago",
    office: "Office 114",
    contactEmail: `office@${slug}.example`,
  };
  const desk = await openOrganization(facts, { director, admin }, BEFORE);
  const plan = {
    slug: "fall-2026",
    name: "Fall 2026",
    startsOn: FIRST_DAY,
    rules: hasGroups ? inGroups(PRESET_RULES[preset]) : PRESET_RULES[preset],
  };
  await enter(await openSeason(desk, plan, ["Open"], BEFORE), "Open", people, BEFORE);
  await publish(desk.scope, await mustFind(slug, plan.slug), "Open", {
    firstDay: FIRST_DAY,
    chance,
    at: BEFORE,
  });
  const until = addHours(BEFORE.toISOString(), LONG);
  const played = await playDivisions(desk, { season: plan.slug, divisions: ["open"] }, { chance, until });

  const view = await findDivision(slug, plan.slug, "open");
  if (!view) throw new Error("The division isn't public");
  return {
    view,
    played,
    laws: [
      ...lawsOf({ ...view, ratings: await listRatings(prisma(), view.division.id) }),
      ...(await storedLaws(desk.organization.id)),
    ],
  };
}

function inGroups(rules: RulePack): RulePack {
  return {
    ...rules,
    stages: [
      { format: "groups", groupSize: 8, split: "lot", cycles: 1, advance: 2, bestNext: 0 },
      { ...(knockoutOf(rules) ?? PLAIN_KNOCKOUT), qualifiers: null, seeding: "standings" },
    ],
  };
}
