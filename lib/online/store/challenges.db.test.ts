import { afterAll, beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { findGames } from "@/lib/jobs/find-games";
import { readMatchPage } from "@/lib/match/store/match-page";
import { findMatchOfPlayer, type PlayerMatch } from "@/lib/match/store/read-match";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { startFakeSites } from "@/scripts/chess-sites/fake-sites";
import { nextChallenge, openChallenges } from "../rules/challenge";
import type { SiteGame } from "../rules/site-game";
import { siteGame } from "../testing/site-games";
import { makeChallenge } from "./challenges";
import { findSearch, rejectFind } from "./searches";

await freshDatabase();
const site = await startFakeSites();
chooseSettings({ LICHESS_URL: site.url, LICHESS_TOKEN: "ours" });
afterAll(async () => {
  await site.stop();
  await closeConnections();
});

const HOUR = 3_600_000;
const clock = (hours: number) => () => new Date(MONDAY.getTime() + hours * HOUR);
const NOTHING = { white: undefined, minutes: undefined };
const RATED: RulePack = {
  ...TEXAS_STATE,
  venue: { kind: "online", site: "lichess", rated: "rated", provenNames: false, foundHours: 48 },
};

let count = 0;
let match: PlayerMatch;
async function setUp(rules: RulePack = RATED) {
  count += 1;
  const league = await makeLeague({ slug: `links-${count}`, players: 2, rules });
  const [row] = await listTestMatches(league);
  const found = await findMatchOfPlayer(row?.id as MatchId, row?.home as UserId);
  if (!found) throw new Error("A league of two has a match");
  match = found;
}

beforeEach(async () => {
  Object.assign(site, { trouble: null, games: [] });
  site.challenges.length = 0;
  await prisma().onlineSite.deleteMany();
  await setUp();
});

const playedFrom = (id: string, changes: Partial<SiteGame>) =>
  siteGame({
    site: "lichess",
    id,
    white: match.home.handle ?? "",
    black: match.away.handle ?? "",
    startedAt: clock(3)().toISOString(),
    ...changes,
  });

const pageOf = (userId: string, at: () => Date) =>
  readMatchPage(match.id, { id: userId, rolesEverywhere: [] }, at());

const links = () => prisma().onlineChallenge.findMany({ where: { matchId: match.id } });

test("Lichess is asked for the two players, their colors, the clock, and rated games", async () => {
  expect(await makeChallenge(match, 1, NOTHING, clock(1))).toMatchObject({ ok: true });
  expect(site.challenges).toMatchObject([
    {
      users: `${match.home.handle},${match.away.handle}`,
      "clock.limit": "1800",
      "clock.increment": "0",
      rated: "true",
      variant: "standard",
      rules: "noGiveTime,noClaimWin",
    },
  ]);
  const [{ id } = { id: "" }] = site.challenges;
  for (const userId of [match.home.userId, match.away.userId]) {
    const page = await pageOf(userId, clock(1));
    expect(page?.challenges).toMatchObject([{ number: 1, white: "home", url: `${site.url}/${id}` }]);
  }
});

test("both at once, and again, make one link", async () => {
  await Promise.all([1, 2, 3, 4].map(() => makeChallenge(match, 1, NOTHING, clock(1))));
  await makeChallenge(match, 1, NOTHING, clock(2));
  expect(site.challenges).toHaveLength(1);
  expect(await links()).toMatchObject([{ siteId: site.challenges[0]?.id }]);
});

test("after it has expired, or its game was aborted, there's a new one", async () => {
  await makeChallenge(match, 1, NOTHING, clock(1));
  const first = site.challenges[0]?.id ?? "";
  await prisma().onlineChallenge.updateMany({ data: { expiresAt: clock(2)() } });
  await makeChallenge(match, 1, NOTHING, clock(2));
  const second = site.challenges[1]?.id ?? "";
  expect(await links()).toMatchObject([{ siteId: second }]);
  expect(second).not.toBe(first);

  site.games = [playedFrom(second, { end: { kind: "aborted" }, moves: [], clocks: [] })];
  await findGames(clock(4));
  await makeChallenge(match, 1, NOTHING, clock(4));
  expect(await links()).toMatchObject([{ siteId: site.challenges[2]?.id }]);
});

test.each([
  { why: "the only game", bestOf: 1, numbers: [1] },
  { why: "the first of three", bestOf: 3, numbers: [1, 2] },
] as const)("after a player rejects $why, the page offers a new link for it", async ({ bestOf, numbers }) => {
  await setUp({ ...RATED, match: { ...RATED.match, bestOf } });
  for (const number of numbers) await makeChallenge(match, number, NOTHING, clock(1));
  const played = site.challenges[0]?.id ?? "";
  site.games = [playedFrom(played, { isRated: true })];
  await findGames(clock(4));
  const foundAt = (await findSearch(match.id))?.foundAt ?? "";
  expect(await rejectFind(match.id, { by: "home", statement: "", foundAt }, clock(5)())).toBe(true);

  const page = await pageOf(match.home.userId, clock(5));
  const shown = {
    kept: page?.challenges ?? [],
    search: page?.search ?? null,
    began: clock(0)().toISOString(),
    now: foundAt,
  };
  expect(openChallenges(shown).map(({ number }) => number)).toEqual(numbers.slice(1));
  expect(nextChallenge({ ...shown, rules: match.rules })).toMatchObject({ number: 1, replaces: played });
  await makeChallenge(match, 1, NOTHING, clock(5));
  expect(site.challenges).toHaveLength(numbers.length + 1);
  const again = { number: 1, siteId: site.challenges.at(-1)?.id };
  expect(await links()).toContainEqual(expect.objectContaining(again));
});

test.each([
  { why: "away", trouble: { kind: "status", status: 503 }, refusal: "site-away" },
  { why: "refuses", trouble: { kind: "status", status: 400 }, refusal: "not-accepted" },
  {
    why: "says something else",
    trouble: { kind: "text", text: '{"id":"../evil"}' },
    refusal: "not-accepted",
  },
] as const)(
  "a site that is or does this leaves nothing behind, and can be asked again: $why",
  async (row) => {
    site.trouble = row.trouble;
    expect(await makeChallenge(match, 1, NOTHING, clock(1))).toMatchObject({ refusal: row.refusal });
    expect(await links()).toEqual([]);
    site.trouble = null;
    expect(await makeChallenge(match, 1, NOTHING, clock(2))).toMatchObject({ ok: true });
  },
);

test("what the rules leave open is asked of the players", async () => {
  await setUp({
    ...RATED,
    match: { ...RATED.match, bestOf: 3, decidingColors: "lot" },
    clock: { ...RATED.clock, minutesPerMatch: null },
  });
  expect(await makeChallenge(match, 1, NOTHING, clock(1))).toMatchObject({ refusal: "no-clock" });
  const chosen = { white: undefined, minutes: 20 };
  for (const number of [1, 2]) await makeChallenge(match, number, chosen, clock(1));
  expect(await makeChallenge(match, 3, chosen, clock(1))).toMatchObject({ refusal: "no-colors" });
  expect(await makeChallenge(match, 3, { white: "away", minutes: 20 }, clock(1))).toMatchObject({ ok: true });
  expect(site.challenges.map(({ users }) => users?.split(",")[0])).toEqual([
    match.home.handle,
    match.away.handle,
    match.away.handle,
  ]);
});
