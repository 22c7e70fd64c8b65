import { expect, test } from "vitest";
import { readPlayedDivisions } from "@/lib/desk/store/played-divisions";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { loadSeasonStep } from "./load-season-step";

await freshDatabase();

test("once every match is decided, the desk's next step is to finish the season, until it's finished", async () => {
  const league = await makeLeague({ players: 2 });
  const { scope, season } = league;
  const { organization } = season;
  const load = async () => {
    const { divisions } = await readPlayedDivisions(organization);
    return loadSeasonStep({ scope, organization }, divisions);
  };
  expect(await load()).toBeNull();
  const [match] = await listTestMatches(league);
  await mustExecute(match?.id ?? "", { type: "concede" }, { userId: match?.home ?? "" }, MONDAY);
  expect(await load()).toMatchObject({
    href: `/desk/${league.org}/seasons/fall-2026`,
    step: { what: `Finish ${season.name}`, action: "finish" },
  });
  await updateSeasonStatus(scope, season.id, "finish", MONDAY);
  expect(await load()).toBeNull();
});
