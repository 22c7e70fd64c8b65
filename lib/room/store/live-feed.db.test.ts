import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { keepWatchChoice } from "@/lib/match/store/watching";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { findSeason } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { recordProcess } from "@/lib/testing/record-statements";
import { stopClock } from "@/lib/testing/stop-clock";
import type { GameCommand } from "../rules/commands";
import { BEGINNING } from "../rules/cursor";
import type { TimedEvent } from "../rules/live";
import type { LiveNews } from "../rules/live-updates";
import { executeGame } from "./execute-game";
import { listPlaying } from "./find-watchable";
import { followMatch, followMatches, type LiveKind } from "./live-feed";
import { watchGames } from "./watch-games";

const clock = stopClock();

await freshDatabase();
beforeEach(() => {
  clock.now = MONDAY;
});

type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];
const rulesWith = (watch: RulePack["room"]["watch"]): RulePack => ({
  ...OFFICIAL,
  room: { ...OFFICIAL.room, watch, minutesBehind: 5 },
});
let live: { league: TestLeague; matches: TestMatch[] };
let delayed: typeof live;
let hidden: typeof live;

beforeAll(async () => {
  const make = async (slug: string, watch: RulePack["room"]["watch"]) => {
    const league = await makeLeague({ players: 6, rules: rulesWith(watch), slug });
    return { league, matches: [...(await listTestMatches(league))] };
  };
  live = await make("lakeside", "live");
  delayed = await make("harrow", "live-delayed");
  hidden = await make("quiet", "after-the-match");
});

function takeMatch({ matches }: typeof live): TestMatch {
  const match = matches.shift();
  if (!match) throw new Error("No match is left");
  return match;
}

async function send({ id }: TestMatch, userId: string, command: GameCommand, number = 1): Promise<void> {
  const sent = { id: randomUUID(), command };
  expect(await executeGame({ match: id, number }, sent, userId, clock.now, "home")).toMatchObject({
    ok: true,
  });
}

async function sitDown(match: TestMatch, number = 1): Promise<void> {
  for (const userId of [match.home, match.away]) await send(match, userId, { type: "sit" }, number);
}

const move = (match: TestMatch, ply: number, uci: string) =>
  send(match, ply % 2 === 0 ? match.home : match.away, { type: "move", ply, uci, lagMs: 0 });

/** A spectator, and what they've been told. */
async function spectator(match: TestMatch, kind: LiveKind = "moves") {
  const texts: string[] = [];
  const heard: LiveNews[] = [];
  let hasEnded = false;
  const leave = await followMatch(match.id, {
    kind,
    take: (message) => {
      const text = new TextDecoder().decode(message);
      texts.push(text);
      heard.push(JSON.parse(text.split("data: ")[1] ?? "") as LiveNews);
      return true;
    },
    end: () => {
      hasEnded = true;
    },
  });
  return {
    leave,
    texts,
    heard,
    moves: () => heard.flatMap(({ games }) => games.flatMap(({ moves }) => moves.map(({ san }) => san))),
    hasEnded: () => hasEnded,
  };
}

test("everyone who watches hears of each move once, without a database query, and of no name or id", async () => {
  const match = takeMatch(live);
  await sitDown(match);
  const all = [await spectator(match), await spectator(match), await spectator(match, "board")];
  await move(match, 0, "e2e4");
  await vi.waitFor(() => expect(all.map(({ moves }) => moves())).toEqual([["e4"], ["e4"], ["e4"]]), 10_000);
  const [first] = all;
  const statements = await recordProcess(async () => {
    await move(match, 1, "e7e5");
    await vi.waitFor(() => expect(first?.moves()).toEqual(["e4", "e5"]), 10_000);
  });
  expect(
    statements.filter(({ text }) => text.includes("FROM room_game_event e") && !text.includes("FOR UPDATE"))
      .length,
  ).toBe(0);
  const late = await spectator(match);
  expect(late.moves()).toEqual(["e4", "e5"]);
  const told = all.flatMap(({ texts }) => texts).join("");
  for (const { userId, entryId, name } of live.league.players)
    for (const secret of [userId, entryId, name]) expect(told).not.toContain(secret);
  for (const { leave } of [...all, late]) leave?.();
});

test("five minutes behind, nothing newer leaves the server, to those who come late either", async () => {
  const match = takeMatch(delayed);
  await sitDown(match);
  const early = await spectator(match);
  await move(match, 0, "d2d4");
  clock.now = new Date(MONDAY.getTime() + 60_000);
  await move(match, 1, "d7d5");
  expect((await spectator(match)).moves()).toEqual([]);
  clock.now = new Date(MONDAY.getTime() + 5 * 60_000);
  const late = await spectator(match);
  await move(match, 2, "c2c4");
  await vi.waitFor(() => expect(early.moves()).toEqual(["d4"]), 10_000);
  expect(late.moves()).toEqual(["d4"]);
  // The match's id can have these letters.
  expect(early.texts.join("").replaceAll(match.id, "")).not.toContain("d5");
  clock.now = new Date(MONDAY.getTime() + 6 * 60_000);
  await move(match, 3, "e7e6");
  await vi.waitFor(() => expect(early.moves()).toEqual(["d4", "d5"]), 10_000);
});

test("a failure isn't taken for nothing to watch, and isn't kept", async () => {
  const reader = { kind: "moves", take: () => true, end: () => {} } as const;
  const broken = "no-uuid";
  for (const _ of [1, 2]) await expect(followMatch(broken, reader)).rejects.toThrow();
  const match = takeMatch(live);
  await expect(followMatches([match.id, broken], reader, BEGINNING)).rejects.toThrow();
});

test("a match that isn't shown live can't be followed, nor one that a player turned off while someone waited", async () => {
  const quiet = takeMatch(hidden);
  await sitDown(quiet);
  expect((await spectator(quiet)).leave).toBeNull();

  const match = takeMatch(live);
  const waiting = await spectator(match);
  expect(waiting.leave).not.toBeNull();
  const change = { organization: "lakeside", season: "fall-2026", divisions: [], isMatch: true as const };
  const choice = { matchId: match.id, by: "away", allowed: false, userId: match.away, at: MONDAY } as const;
  await keepWatchChoice(choice, rulesWith("live"), change);
  await sitDown(match);
  await move(match, 0, "e2e4");
  await vi.waitFor(() => expect(waiting.hasEnded()).toBe(true), 10_000);
  expect(waiting.moves()).toEqual([]);
  expect((await spectator(match)).leave).toBeNull();
});

test("while it's asked again whether a match can be watched, no move of it is told", async () => {
  const match = takeMatch(live);
  const waiting = await spectator(match);
  const change = { organization: "lakeside", season: "fall-2026", divisions: [], isMatch: true as const };
  const choice = { matchId: match.id, by: "away", allowed: false, userId: match.away, at: MONDAY } as const;
  await keepWatchChoice(choice, rulesWith("live"), change);
  await prisma().$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE match_watching IN ACCESS EXCLUSIVE MODE`;
    await sitDown(match);
    await move(match, 0, "e2e4");
    const heard: string[] = [];
    const take = (events: readonly TimedEvent[]) => heard.push(...events.map(({ event }) => event.type)) > 0;
    const leave = await watchGames(match.id, { cursor: BEGINNING, take });
    await vi.waitFor(() => expect(heard).toContain("Moved"), 10_000);
    leave();
    expect(waiting.moves()).toEqual([]);
  });
  await vi.waitFor(() => expect(waiting.hasEnded()).toBe(true), 10_000);
  expect(waiting.moves()).toEqual([]);
});

test("those who watch leave the games behind when the match starts over", async () => {
  const { league } = live;
  const match = takeMatch(live);
  await sitDown(match);
  await move(match, 0, "e2e4");
  const watching = await spectator(match);
  await mustExecute(match.id, { type: "concede" }, { userId: match.away }, clock.now);
  const deadlineAt = new Date(MONDAY.getTime() + 10 * 24 * 3_600_000).toISOString();
  const reopen = { type: "reopen", deadlineAt, reason: "Play." } as const;
  await mustExecute(match.id, reopen, { userId: league.directorId }, clock.now);
  await sitDown(match, 2);
  await vi.waitFor(() => expect(watching.heard.at(-1)).toMatchObject({ firstGame: 2 }), 10_000);
  expect(watching.heard.at(-1)?.games).toMatchObject([{ number: 2, moves: [] }]);
  const later = await spectator(match, "board");
  expect(later.heard).toMatchObject([{ firstGame: 2, games: [{ number: 2 }] }]);
});

test("what's played now is listed, unless it can't be watched", async () => {
  const listOf = async ({ league }: typeof live) => {
    const season = await findSeason(league.org, "fall-2026");
    const playing = await listPlaying(season?.id ?? "", new Date(MONDAY.getTime() - 3_600_000));
    return playing.map(({ id }) => id);
  };
  const [match, off] = [takeMatch(live), takeMatch(live)];
  const before = await listOf(live);
  const change = { organization: "lakeside", season: "fall-2026", divisions: [], isMatch: true as const };
  const choice = { matchId: off.id, by: "home", allowed: false, userId: off.home, at: MONDAY } as const;
  await keepWatchChoice(choice, rulesWith("live"), change);
  for (const one of [match, off]) await sitDown(one);
  expect(await listOf(live)).toEqual([...before, match.id]);
  expect(await listOf(hidden)).toEqual([]);
});

test("matches that can't be watched don't take the places of one that can", async () => {
  const league = await makeLeague({ players: 10, rules: rulesWith("live"), slug: "crowded" });
  const matches = (await listTestMatches(league)).slice(0, 25);
  expect(matches).toHaveLength(25);
  const { organizationId } = await prisma().match.findUniqueOrThrow({ where: { id: matches[0]?.id ?? "" } });
  const games = matches.map(({ id }, index) => ({
    organizationId,
    matchId: id,
    number: 1,
    keptAs: "board",
    white: "home",
    startedAt: new Date(MONDAY.getTime() + index * 1000),
  }));
  const change = { organization: "crowded", season: "fall-2026", divisions: [], isMatch: true as const };
  for (const { id, home } of matches.slice(0, 24)) {
    const choice = { matchId: id, by: "home", allowed: false, userId: home, at: MONDAY } as const;
    await keepWatchChoice(choice, rulesWith("live"), change);
  }
  await prisma().roomGame.createMany({ data: games });
  const season = await findSeason(league.org, "fall-2026");
  const playing = await listPlaying(season?.id ?? "", new Date(MONDAY.getTime() - 3_600_000));
  expect(playing.map(({ id }) => id)).toEqual([matches[24]?.id]);
});
