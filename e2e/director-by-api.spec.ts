import { SCOPES } from "@/lib/api/rules/scopes";
import { insertToken } from "@/lib/api/store/tokens";
import { prisma } from "@/lib/db/client";
import { listRatings } from "@/lib/sportsmanship/store/ratings";
import { championsOf } from "@/lib/stages/rules/champion";
import { findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { dayFromToday } from "@/lib/testing/days";
import type { TestLeague } from "@/lib/testing/league";
import { makeRemoteProgram } from "../app/api/v1/testing/ask-over-http.ts";
import { directSeason } from "../app/api/v1/testing/direct-season.ts";
import { makeChance } from "../prisma/seed/chance.ts";
import { brokenLaws, lawsOf } from "../scripts/simulate/laws.ts";
import { storedLaws } from "../scripts/simulate/stored-laws.ts";
import { expect, test } from "./fixtures.ts";

async function programOf(league: TestLeague) {
  const made = await insertToken(league.directorId, { name: "Story", scopes: SCOPES }, new Date());
  return makeRemoteProgram(process.env.APP_URL ?? "", league.org, made.ok ? made.value : "");
}

test("a program directs a season from its draft to the champion over HTTP, and everyone reads who won", async ({
  league,
  request,
}) => {
  const slug = `season-${league.org}`;
  await directSeason(await programOf(league), {
    preset: "texas-state",
    slug,
    players: 4,
    games: 1,
    firstDay: dayFromToday(1),
    playoffDay: dayFromToday(70),
    chance: makeChance(1),
  });

  const asked = { organization: league.org, season: slug, division: "open" };
  const view = await findDivisionOfDesk(league.scope, asked);
  if (!view) throw new Error("There is a division");
  const ratings = await listRatings(prisma(), view.division.id);
  expect(brokenLaws(lawsOf({ ...view, ratings }))).toEqual([]);
  expect(brokenLaws(await storedLaws(league.organizationId))).toEqual([]);
  const division = `/api/v1/organizations/${league.org}/seasons/${slug}/divisions/open`;
  const champions = championsOf(view)?.map((entryId) => expect.objectContaining({ entryId }));
  await expect.poll(async () => (await (await request.get(division)).json()).champions).toEqual(champions);
});
