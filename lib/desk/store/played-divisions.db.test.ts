import { expect, test } from "vitest";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { overviewOf } from "@/lib/season/view/overview";
import { instantOf } from "@/lib/shared/instant";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { readPlayedDivisions } from "./played-divisions";

await freshDatabase();

test("the desk’s overview says the same as the public page of each division", async () => {
  const league = await makeLeague({ players: 6 });
  const [settled, reported] = await listTestMatches(league);
  for (const match of [settled, reported])
    await mustExecute(
      match?.id ?? "",
      { type: "report", games: TWO_NIL },
      { userId: match?.home ?? "" },
      MONDAY,
    );
  await mustExecute(settled?.id ?? "", { type: "approve" }, { userId: settled?.away ?? "" }, MONDAY);

  const { hasSeason, divisions } = await readPlayedDivisions(league.season.organization);
  const view = await findDivision(league.org, "fall-2026", "open");
  if (!view) throw new Error("The league has a division");
  const now = instantOf(MONDAY);
  expect(overviewOf(hasSeason, divisions, now)).toEqual(overviewOf(true, [view], now));
  expect(overviewOf(hasSeason, divisions, now).divisions[0]?.current?.progress).toMatchObject({
    decided: 1,
    reported: 1,
    silent: 1,
  });
});

test("a season finished early stays while its players can still play", async () => {
  const league = await makeLeague({ slug: "early", players: 2 });
  await updateSeasonStatus(league.scope, league.season.id, "finish", MONDAY);
  const played = async () => (await readPlayedDivisions(league.season.organization)).divisions.length;
  expect(await played()).toBe(1);
  const [match] = await listTestMatches(league);
  await mustExecute(match?.id ?? "", { type: "concede" }, { userId: match?.home ?? "" }, MONDAY);
  expect(await played()).toBe(0);
});

test("an organization without a season has none", async () => {
  const { season } = await makeLeague({ slug: "elsewhere", publish: false });
  const organization = { ...season.organization, id: "00000000-0000-4000-8000-000000000000" };
  expect(await readPlayedDivisions(organization)).toEqual({ hasSeason: false, divisions: [] });
});
