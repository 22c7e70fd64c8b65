import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { type OpenSeason, openSeasonsFor } from "./open-seasons";

await freshDatabase();

/** The last moment of November 20 in Chicago, and the first after it. */
const LAST_MOMENT = new Date("2026-11-21T05:59:59Z");
const NEXT_DAY = new Date("2026-11-21T06:00:00Z");

test("a season past its last day is for those who registered; 50 of them don't hide one that's open", async () => {
  const { organizationId, directorId, season, players } = await makeLeague({ players: 2, publish: false });
  const row = await prisma().season.update({
    where: { id: season.id },
    data: { registrationClosesOn: new Date("2026-11-20") },
  });
  const { name, startsOn } = row;
  const add = (slug: string, rest: object) =>
    prisma().season.create({
      data: { organizationId, slug, name, startsOn, status: "registration", ...rest },
    });
  for (let index = 0; index < 50; index += 1)
    await add(`past-${index}`, { registrationClosesOn: new Date("2026-11-19") });
  await add("open", { startsOn: new Date("2027-01-11") });

  const [player] = players;
  const seen = async (id: string, at: Date) => {
    const asked = Prisma.sql`SELECT ${openSeasonsFor({ id, rolesEverywhere: [] }, at)} AS seasons`;
    return (await readRow<{ seasons: readonly OpenSeason[] }>(asked)).seasons.map(({ slug }) => slug);
  };
  expect(await seen(directorId, LAST_MOMENT)).toEqual(["fall-2026", "open"]);
  expect(await seen(directorId, NEXT_DAY)).toEqual(["open"]);
  expect(await seen(player?.userId ?? "", NEXT_DAY)).toEqual(["fall-2026", "open"]);
});
