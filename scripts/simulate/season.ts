import { findDivision } from "@/lib/data/divisions";
import { addHours } from "@/lib/domain/instant";
import { DEPAUL } from "@/lib/domain/rules/depaul";
import { rankEntries } from "@/lib/domain/standings/rank-entries";
import { resultsOf } from "@/lib/domain/standings/results";
import { makeChance } from "../../prisma/seed/chance.ts";
import { enter, mustFind, openOrganization, openSeason, publish } from "../../prisma/seed/league.ts";
import { inventPeople } from "../../prisma/seed/people.ts";
import { type PlayedMatch, playDivisions } from "../../prisma/seed/play-season.ts";
import { checkInvariants } from "./invariants.ts";
import { printTable } from "./table.ts";

const FIRST_DAY = "2026-09-07";
const BEFORE = new Date("2026-09-01T15:00:00Z");

/** One season from registration to the final table, and the proof that it is sound. */
export async function simulateSeason({
  players,
  seed,
}: {
  preset: string;
  players: number;
  seed: number;
}): Promise<void> {
  const chance = makeChance(seed);
  const [director, admin, ...people] = inventPeople(players + 2, "simulated.example", chance);
  if (!director || !admin) throw new Error("Two people run the league");
  const facts = {
    slug: "simulated",
    name: "Simulated University",
    timeZone: "America/Chicago",
    office: "Office 114",
    contactEmail: "office@simulated.example",
  };
  const desk = await openOrganization(facts, { director, admin }, BEFORE);
  const plan = { slug: "fall-2026", name: "Fall 2026", startsOn: FIRST_DAY, rules: DEPAUL };
  const season = await openSeason(desk, plan, ["Open"], BEFORE);
  await enter(season, "Open", people, BEFORE);
  await publish(desk.scope, await mustFind(facts.slug, plan.slug), "Open", {
    firstDay: FIRST_DAY,
    chance,
    at: BEFORE,
  });
  const until = addHours(BEFORE.toISOString(), 24 * 7 * (players + 4));
  const played = await playDivisions(desk, { season: plan.slug, divisions: ["open"] }, { chance, until });

  const view = await findDivision(facts.slug, plan.slug, "open");
  if (!view) throw new Error("The division is public");
  const rows = rankEntries(view.entries, resultsOf(view.rounds), season.rules.standings);
  printTable(rows);
  printPlots(played);
  const broken = await checkInvariants(view, rows);
  if (broken.length > 0) throw new Error(`Broken: ${broken.join("; ")}`);
}

function printPlots(played: readonly PlayedMatch[]): void {
  const counts = new Map<string, number>();
  for (const { plot } of played) counts.set(plot, (counts.get(plot) ?? 0) + 1);
  const words = [...counts].sort().map(([plot, count]) => `${plot} ${count}`);
  console.log(`\n${played.length} matches: ${words.join(", ")}`);
}
