import { prisma } from "@/lib/db/client";
import { execute } from "@/lib/match/store/execute";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { instantAt } from "@/lib/shared/wall-clock";
import { addVenue } from "@/lib/testing/add-venue";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { closeVenues, previewClosure } from "../store/close-venue";
import { findClosedPlaces } from "../store/read-venues";

export const inChicago = (on: string, time: string) => instantAt(on, time, "America/Chicago");
export const WEDNESDAY_7_PM = inChicago("2026-11-18", "19:00");
export const THURSDAY_7_PM = inChicago("2026-11-19", "19:00");
export const SNOW = {
  from: inChicago("2026-11-18", "06:00"),
  until: inChicago("2026-11-19", "06:00"),
  days: 2,
  shiftsNext: false,
};

let leagues = 0;

/** A league with a venue; both matches of round 1 are at 7 pm on Wednesday and Thursday, unless `agrees` is false. */
export async function makeSnowyLeague({ agrees = true, rules = DEPAUL } = {}) {
  leagues += 1;
  const league = await makeLeague({ slug: `snow-${leagues}`, players: 4, rules });
  await addVenue(league, { tables: 2, boards: 2 });
  const [one, two, later] = await listTestMatches(league);
  if (!one || !two || !later) throw new Error("The league has no matches");
  const times = [
    [one, WEDNESDAY_7_PM],
    [two, THURSDAY_7_PM],
  ] as const;
  for (const [match, time] of times) {
    await mustExecute(match.id, { type: "propose-times", times: [time] }, { userId: match.home }, MONDAY);
    if (agrees) await accept(match, time);
  }
  return { league, one, two, later };
}

type Match = { readonly id: string; readonly home: string; readonly away: string };
export const accept = (match: Match, time: string) =>
  execute(match.id, { type: "accept-time", time }, { userId: match.away }, MONDAY);

async function placesOf({ organizationId }: TestLeague, slug = "lounge") {
  const places = await findClosedPlaces(organizationId, slug);
  if (!places) throw new Error("No such venue");
  return places;
}

/** Shows the effect and returns how to confirm it as it was shown. */
export async function show(league: TestLeague, plan = SNOW, at = MONDAY, slug?: string) {
  const places = await placesOf(league, slug);
  const facts = await previewClosure(league.scope, places, plan, at);
  const confirm = () => closeVenues(league.scope, places, { ...plan, reason: "Snow", seen: facts.stamp }, at);
  return { facts, confirm };
}

export async function close(league: TestLeague, plan = SNOW, at = MONDAY, slug?: string): Promise<string> {
  const { confirm } = await show(league, plan, at, slug);
  const answer = await confirm();
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value.id;
}

export const rowOf = (id: string) =>
  prisma().match.findUniqueOrThrow({ where: { id }, include: { booking: true } });
