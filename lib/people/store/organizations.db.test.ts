import { expect, test, vi } from "vitest";
import { listenForChanges, type PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { ownDatabase } from "@/lib/testing/database";
import { createLeague, MONDAY } from "@/lib/testing/league";

await ownDatabase();

test("whatever changes a public page is told: a new organization, a season that opens, an entry, a schedule", async () => {
  // What's told together is told once, so each notice is counted as it's written.
  await prisma().$executeRaw`CREATE TABLE noted (id serial, change jsonb)`;
  await prisma().$executeRaw`
    CREATE RULE note AS ON INSERT TO public_change DO ALSO INSERT INTO noted (change) VALUES (NEW.change)`;
  const heard: PublicChange[] = [];
  const stop = await listenForChanges(
    (change) => heard.push(change),
    () => undefined,
  );
  const whole = { organization: "lakeside", season: null, divisions: [] };
  const inSeason = { organization: "lakeside", season: "fall-2026", divisions: ["open"] };

  const league = await createLeague({ slug: "lakeside", players: 2 });
  await updateSeasonStatus(league.scope, league.season.id, "finish", MONDAY);
  const noted = await prisma().$queryRaw<{ change: PublicChange }[]>`SELECT change FROM noted ORDER BY id`;
  expect(noted.map(({ change }) => change)).toEqual([
    whole,
    inSeason,
    inSeason,
    inSeason,
    inSeason,
    inSeason,
  ]);
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([whole, inSeason])));
  await stop();
});
