import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { erase } from "@/lib/erasure/testing/erase";
import { printPair } from "@/lib/match/words/pairs";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { findDivisionFeed, findSeasonFeed } from "./find-feed";

let league: TestLeague;
let matches: Awaited<ReturnType<typeof listTestMatches>>;
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

beforeAll(async () => {
  await freshDatabase();
  league = await makeLeague();
  await makeLeague({ slug: "harrow" });
  matches = await listTestMatches(league);
});

async function read() {
  const found = await findDivisionFeed("lakeside", "fall-2026", "open");
  if (!found || !("feed" in found)) throw new Error("There's a feed");
  return found.feed;
}

test("a feed without results is as old as its season", async () => {
  const { id, updated, entries, author } = await read();
  expect(entries).toEqual([]);
  expect([id, updated, author]).toEqual([
    `urn:uuid:${league.season.divisions[0]?.id}`,
    "2026-11-16T00:00:00.000Z",
    "lakeside University",
  ]);
});

test("a result comes in when it's decided, and again under the same id when it's ruled", async () => {
  const [first, second] = matches;
  if (!first || !second) throw new Error("Two matches");
  for (const [match, hours] of [
    [first, 1],
    [second, 3],
  ] as const) {
    await mustExecute(
      match.id,
      { type: "report", games: [...TWO_NIL] },
      { userId: match.home },
      later(hours),
    );
    expect((await read()).entries.some(({ id }) => id.endsWith(match.id))).toBe(false);
    await mustExecute(match.id, { type: "approve" }, { userId: match.away }, later(hours + 1));
  }
  const feed = await read();
  expect(feed.updated).toBe(later(4).toISOString());
  expect(feed.entries.map(({ id, updated }) => [id, updated])).toEqual([
    [`urn:uuid:${second.id}`, later(4).toISOString()],
    [`urn:uuid:${first.id}`, later(2).toISOString()],
  ]);
  const nameOf = (userId: string) => league.players.find((player) => player.userId === userId)?.name;
  expect(feed.entries[1]?.title).toBe(
    `${nameOf(first.home)} vs. ${nameOf(first.away)}: 2–0 to ${nameOf(first.home)}`,
  );
  expect(feed.entries[1]?.page).toMatch(new RegExp(`/lakeside/matches/${first.id}$`));

  await mustExecute(
    first.id,
    { type: "rule", result: "away", score: null, reason: "Wrong board.", rule: "1" },
    { userId: league.directorId },
    later(9),
  );
  const [newest] = (await read()).entries;
  expect([newest?.id, newest?.updated]).toEqual([`urn:uuid:${first.id}`, later(9).toISOString()]);
  expect(newest?.title).toContain(`: a win for ${nameOf(first.away)}`);
});

test("a season's feed has its divisions' results, an old address leads on, and names that are withheld stay so", async () => {
  const season = await findSeasonFeed("lakeside", "fall-2026");
  expect(season && "feed" in season && season.feed.entries.length).toBe(2);
  const [player] = league.players.filter(({ userId }) => userId === matches[0]?.home);
  await prisma().withheldName.create({
    data: { organizationId: league.organizationId, userId: player?.userId ?? "", at: MONDAY },
  });
  const feed = await read();
  expect(JSON.stringify(feed)).not.toContain(player?.name);
  expect(JSON.stringify(feed)).toMatch(/Player\u00a0\d/);
});

test("someone who left, and whose results are annulled, is called “a player who left” within the title, and not “A” in the round", async () => {
  const left = await makeLeague({ slug: "left" });
  const [match] = await listTestMatches(left);
  const winner = left.players.find(({ userId }) => userId === match?.home);
  if (!match || !winner) throw new Error("A match");
  await mustExecute(match.id, { type: "concede" }, { userId: match.away }, MONDAY);
  await erase(match.away);
  const found = await findDivisionFeed("left", "fall-2026", "open");
  const titles = found && "feed" in found ? found.feed.entries.map(({ title }) => title) : [];
  expect(titles).toEqual([`${winner.name} vs. a player who left: a win for ${winner.name}`]);
  const view = await findDivision("left", "fall-2026", "open");
  const [round] = view?.rounds ?? [];
  if (!view || !round) throw new Error("A round");
  const names = new Map(view.entries.map(({ id, name }) => [id, name]));
  const statuses = round.matches.map(
    (each) => printPair(each, round, names, "America/Chicago", false).status,
  );
  expect(statuses.map((status) => status?.text)).toContain("Forfeit");
});

test.each([
  { why: "another campus's season", org: "brook", season: "fall-2026", division: "open" },
  { why: "no such division", org: "lakeside", season: "fall-2026", division: "blitz" },
  { why: "no address", org: "lakeside", season: "..", division: "open" },
])("nothing: $why", async ({ org, season, division }) => {
  expect(await findDivisionFeed(org, season, division)).toBeUndefined();
});

test("nothing from a draft", async () => {
  await prisma().season.updateMany({ data: { status: "draft" } });
  expect(await findDivisionFeed("lakeside", "fall-2026", "open")).toBeUndefined();
  expect(await findSeasonFeed("lakeside", "fall-2026")).toBeUndefined();
});
