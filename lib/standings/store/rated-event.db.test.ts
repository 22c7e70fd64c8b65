import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { findSeason } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { findRatedEvent } from "./rated-event";

let league: TestLeague;
let other: TestLeague;
beforeAll(async () => {
  await freshDatabase();
  league = await makeLeague();
  other = await makeLeague({ slug: "harrow" });
});

test("a report has every player by their full name and the games of decided matches", async () => {
  const [first, second] = await listTestMatches(league);
  if (!first || !second) throw new Error("Two matches");
  await mustExecute(first.id, { type: "report", games: [...TWO_NIL] }, { userId: first.home }, MONDAY);
  const before = await findRatedEvent(league.scope, league.season);
  expect(before?.sections[0]?.rounds[0]?.every(({ outcome, games }) => !outcome && !games)).toBe(true);
  await mustExecute(first.id, { type: "approve" }, { userId: first.away }, MONDAY);
  await mustExecute(
    second.id,
    { type: "rule", result: "home", score: { home: 2, away: 0 }, reason: "Seen by the office.", rule: "1" },
    { userId: league.directorId },
    MONDAY,
  );
  await prisma().withheldName.create({
    data: { organizationId: league.organizationId, userId: first.home, at: MONDAY },
  });
  const event = await findRatedEvent(league.scope, league.season);
  const [section] = event?.sections ?? [];
  expect([event?.from, event?.until]).toEqual(["2026-11-16", "2026-12-06"]);
  expect(new Set(section?.players.map(({ name }) => name))).toEqual(
    new Set(league.players.map(({ name }) => name)),
  );
  const [agreed, ruled] = section?.rounds[0] ?? [];
  expect(agreed?.games?.map(({ outcome }) => outcome)).toHaveLength(2);
  expect(ruled).toMatchObject({ outcome: { home: "win", score: { home: 2, away: 0 } }, games: null });
});

test("a void match isn't in it", async () => {
  const event = () =>
    findRatedEvent(league.scope, league.season).then((found) => found?.sections[0]?.rounds[2]);
  const [last] = (await listTestMatches(league)).slice(-1);
  expect(await event()).toHaveLength(2);
  await mustExecute(
    last?.id ?? "",
    { type: "void", reason: "Paired by mistake." },
    { userId: league.directorId },
    MONDAY,
  );
  expect(await event()).toHaveLength(1);
});

test("a director of another organization gets nothing", async () => {
  expect(await findRatedEvent(other.scope, league.season)).toBeNull();
});

test("nothing before anything is published", async () => {
  const waiting = await makeLeague({ slug: "brook", publish: false });
  const season = await findSeason("brook", "fall-2026");
  expect(season && (await findRatedEvent(waiting.scope, season))).toBeNull();
});
