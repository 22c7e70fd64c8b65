import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { findSeason } from "@/lib/season/store/seasons";
import { publishDivision } from "@/lib/stages/store/publish";
import { findDivision } from "@/lib/standings/store/divisions";
import { findPlayer } from "@/lib/standings/store/players";
import { freshDatabase } from "@/lib/testing/database";
import {
  FIRST_DAY,
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
} from "@/lib/testing/league";
import { erase } from "../testing/erase";

await freshDatabase();

test("the numbers of a deleted account aren't connected with each other", async () => {
  const league = await makeLeague({ players: 3, publish: false });
  const blitz = await publishTwice(league);
  const [player] = league.players;
  const userId = player?.userId ?? "";
  for (const { id, home, away } of await listTestMatches(league))
    if ([home, away].includes(userId))
      await mustExecute(id, { type: "concede" }, { userId: home === userId ? away : home }, MONDAY);
  const open = player?.entryId ?? "";
  expect((await findPlayer(league.org, open))?.seasons).toHaveLength(2);

  expect(await erase(userId)).toMatchObject({ ok: true });

  const seasonsOf = async (entryId: string) =>
    (await findPlayer(league.org, entryId))?.seasons.map((season) => season.entryId);
  expect(await seasonsOf(open)).toEqual([open]);
  expect(await seasonsOf(blitz.get(userId) ?? "")).toEqual([blitz.get(userId)]);
  const division = await findDivision(league.org, "fall-2026", "open");
  expect(division?.entries.map(({ id, isFullName }) => [id === open, isFullName]).toSorted()).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
});

/** Publishes the league, and the same people in a second division; returns their entries there. */
async function publishTwice({ organizationId, org, season, scope, players }: TestLeague) {
  const { id: blitzId } = await prisma().division.create({
    data: { organizationId, seasonId: season.id, slug: "blitz", name: "Blitz", position: 2 },
  });
  const acceptedRulePackId = season.rulePackId;
  for (const { userId, name } of players)
    await insertEntry({ divisionId: blitzId, userId, name, acceptedRulePackId }, MONDAY);
  for (const divisionId of [season.divisions[0]?.id ?? "", blitzId]) {
    const now = await findSeason(org, season.slug);
    if (!now) throw new Error("There is a season");
    const entries = await prisma().entry.findMany({ where: { divisionId } });
    const lots = entries.map(({ id }) => id);
    await publishDivision(scope, now, { divisionId, lots, firstDay: FIRST_DAY, session: null }, MONDAY);
  }
  const entries = await prisma().entry.findMany({ where: { divisionId: blitzId } });
  return new Map(entries.map(({ userId, id }) => [userId, id]));
}
