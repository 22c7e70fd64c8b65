import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { findSeason } from "@/lib/season/store/seasons";
import { addHours, instantOf } from "@/lib/shared/instant";
import { findDivision, type PublicDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { seatMatch } from "@/lib/testing/seat-match";
import { wallOf } from "../view/wall";
import type { Wall, WallMatch } from "../view/wall-facts";
import { findBookedTables } from "./booked-tables";

await freshDatabase();

const START = addHours(instantOf(MONDAY), 24);

test("a screen shows booked tables, results and public names, and is full from a league's first minute", async () => {
  const league = await makeLeague({ players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("No match");
  const empty = await wallAt(league.org, instantOf(MONDAY));
  expect(empty.matches).toEqual([]);
  expect(empty.standings).toEqual([]);
  expect(empty.deadlines).not.toEqual([]);

  await seatMatch(league, match, { startsAt: START, agreedAt: MONDAY });
  const home = league.players.find(({ userId }) => userId === match.home);
  const [first] = (await wallAt(league.org, instantOf(MONDAY))).matches;
  expect(first).toMatchObject({
    id: match.id,
    at: START,
    table: "Table 3",
    state: "set",
    score: null,
  } satisfies Partial<WallMatch>);
  expect(first?.players[0]).toBe(home?.name);
  expect((await wallAt(league.org, addHours(START, -8 * 24))).matches, "more than a week ahead").toEqual([]);

  await prisma().withheldName.create({
    data: { organizationId: league.organizationId, userId: match.home, at: MONDAY },
  });
  const at = new Date(addHours(START, 1));
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, at);
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, at);
  const after = await wallAt(league.org, instantOf(at));
  expect(after.matches[0]).toMatchObject({ state: "decided", score: ["2", "0"] });
  expect(after.standings[0]?.rows[0]).toMatchObject({ rank: 1, points: "1" });
  expect(JSON.stringify(after)).not.toContain(home?.name);
});

test("a time that the league sets has no table of the time before it", async () => {
  const league = await makeLeague({ slug: "moved", players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("No match");
  await seatMatch(league, match, { startsAt: START, agreedAt: MONDAY });
  const scheduledAt = addHours(START, 12);
  const set = { type: "fix-time", scheduledAt, place: "Main hall" } as const;
  await mustExecute(match.id, set, league.scope, new Date(addHours(START, 3)));
  const { matches } = await wallAt(league.org, addHours(START, 4));
  expect(matches[0]).toMatchObject({ id: match.id, at: scheduledAt, table: null });
});

async function wallAt(org: string, at: string): Promise<Wall> {
  const season = await findSeason(org, "fall-2026");
  if (!season) throw new Error("No season");
  const found = await Promise.all(season.divisions.map(({ slug }) => findDivision(org, season.slug, slug)));
  const views = found.filter((view): view is PublicDivision => view !== undefined);
  return wallOf(season, views, await findBookedTables(season.id, at), [], {
    at,
    appUrl: "https://rookery.example",
  });
}
