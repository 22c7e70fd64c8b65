import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { copySeason } from "@/lib/season/store/hand-over";
import { findSeason, updateSeasonStatus } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { readMyPage } from "./my-page";

await freshDatabase();

test("“Your move” leads to a player's record once their season is archived, and not before", async () => {
  const { season, players, org } = await makeLeague({ players: 2 });
  const [player] = players;
  const archivedOf = async () =>
    (await readMyPage({ id: player?.userId ?? "", rolesEverywhere: [] }, MONDAY)).archived;
  expect(await archivedOf()).toEqual([]);
  await prisma().season.update({ where: { id: season.id }, data: { status: "archived" } });
  const organization = { slug: org, name: season.organization.name };
  expect(await archivedOf()).toEqual([{ entryId: player?.entryId, organization }]);
});

test("only the newest of several seasons in an organization is named", async () => {
  const { scope, season, players } = await makeLeague({ slug: "often", players: 2, publish: false });
  const [player] = players;
  const userId = player?.userId ?? "";
  await copySeason(scope, season, { slug: "newer", name: "Newer", startsOn: "2027-08-30" }, MONDAY);
  const newer = await findSeason("often", "newer");
  await updateSeasonStatus(scope, newer?.id ?? "", "open", MONDAY);
  const divisionId = newer?.divisions[0]?.id ?? "";
  const entry = {
    divisionId,
    userId,
    name: "Amara",
    acceptedRulePackId: newer?.rulePackId ?? "",
    handle: "",
  };
  await insertEntry(entry, MONDAY);
  await prisma().season.updateMany({ data: { status: "archived" } });
  const { id } = await prisma().entry.findFirstOrThrow({ where: { divisionId, userId } });
  const { archived } = await readMyPage({ id: userId, rolesEverywhere: [] }, MONDAY);
  expect(archived.map(({ entryId }) => entryId)).toEqual([id]);
});
