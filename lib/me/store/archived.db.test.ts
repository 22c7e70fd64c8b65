import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { copySeason } from "@/lib/season/store/hand-over";
import { findSeason, updateSeasonStatus } from "@/lib/season/store/seasons";
import { findPlayer } from "@/lib/standings/store/players";
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

test.each([
  { why: "withdrew after the pairings", slug: "withdrew", status: "withdrawn", publish: true, has: true },
  { why: "was removed after the pairings", slug: "removed", status: "removed", publish: true, has: true },
  { why: "withdrew before the pairings", slug: "unpaired", status: "withdrawn", publish: false, has: false },
  { why: "left, with annulled results", slug: "annulled", status: "removed", publish: true, has: false },
] as const)("someone who $why has a record to be led to: $has", async ({ slug, status, publish, has }) => {
  const { season, players } = await makeLeague({ slug, players: 2, publish });
  const [{ userId, entryId } = { userId: "", entryId: "" }] = players;
  await prisma().entry.update({
    where: { id: entryId },
    data: { status, annulled: slug === "annulled" },
  });
  await prisma().season.update({ where: { id: season.id }, data: { status: "archived" } });
  const { archived } = await readMyPage({ id: userId, rolesEverywhere: [] }, MONDAY);
  expect(archived.map((each) => each.entryId)).toEqual(has ? [entryId] : []);
  expect((await findPlayer(slug, entryId)) !== undefined, "what the link leads to").toBe(has);
});
