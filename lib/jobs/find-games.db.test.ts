import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import type { SiteGame } from "@/lib/online/rules/site-game";
import { findSearch, rejectFind } from "@/lib/online/store/searches";
import { siteGame } from "@/lib/online/testing/site-games";
import { updateHandle } from "@/lib/people/store/handles";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { startFakeSites } from "@/scripts/chess-sites/fake-sites";
import { closeConnections } from "./close-connections";
import { findGames } from "./find-games";
import { sweep } from "./sweep";

await freshDatabase();
const site = await startFakeSites();
chooseSettings({ LICHESS_URL: site.url, CHESS_COM_URL: site.url });
afterAll(async () => {
  await site.stop();
  await closeConnections();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => new Date(MONDAY.getTime() + ms);
const clockAt = (ms: number) => () => later(ms);

const ON_LICHESS: RulePack = { ...TEXAS_STATE, venue: { ...ONLINE(), site: "lichess" } };
function ONLINE() {
  if (TEXAS_STATE.venue.kind !== "online") throw new Error("Texas State plays online");
  return TEXAS_STATE.venue;
}

let leagues = 0;
afterEach(async () => {
  site.trouble = null;
  site.games = [];
  site.asked.length = 0;
  await prisma().onlineSite.deleteMany();
  // The matches of one test aren't looked for in the next.
  await prisma().season.updateMany({ data: { status: "archived" } });
  await prisma().gameSearch.updateMany({ data: { nextLookAt: null, standsAt: null } });
});

/** An online league of two with its only match, and the game they played an hour after the round opened. */
async function playedOnline(rules: RulePack = TEXAS_STATE) {
  leagues += 1;
  const league = await makeLeague({ slug: `online-${leagues}`, players: 2, rules });
  const [match] = await listTestMatches(league);
  if (!match || rules.venue.kind !== "online") throw new Error("An online league has a match");
  const handleOf = async (userId: string) =>
    (await prisma().handle.findFirstOrThrow({ where: { userId } })).handle;
  const game: SiteGame = siteGame({
    site: rules.venue.site,
    id: rules.venue.site === "lichess" ? "q7ZvsdUF" : "0f3b1c52",
    white: await handleOf(match.home),
    black: (await handleOf(match.away)).toUpperCase(),
    startedAt: later(HOUR).toISOString(),
  });
  return { league, match, id: match.id, game };
}

const statusOf = async (id: string) =>
  prisma().match.findUniqueOrThrow({ where: { id }, select: { status: true, awayResult: true } });

const lettersTo = async (org: string) =>
  prisma().letter.count({
    where: { organization: { slug: org }, subject: { startsWith: "We found your match" } },
  });

test("a game that the site shows only after the double forfeit is told to the director and both players, once", async () => {
  const { league, match, id, game } = await playedOnline();
  await findGames(clockAt(2 * HOUR));
  const deadline = Date.parse(match.deadlineAt.toISOString()) - MONDAY.getTime();
  await sweep(later(deadline + MINUTE));
  expect(await statusOf(id)).toEqual({ status: "final", awayResult: "loss" });
  const told = () =>
    prisma().letter.findMany({
      where: {
        organization: { slug: league.org },
        OR: [
          { subject: { startsWith: "Played before the deadline after all" } },
          { subject: { endsWith: "after the deadline" } },
        ],
      },
    });
  site.games = [game];
  await findGames(clockAt(deadline + 2 * HOUR));
  expect(await told()).toHaveLength(3);
  await findGames(clockAt(deadline + 4 * HOUR));
  await findGames(clockAt(deadline + 20 * HOUR));
  expect(await told()).toHaveLength(3);
  await sweep(later(deadline + 100 * HOUR));
  expect(await statusOf(id)).toEqual({ status: "final", awayResult: "loss" });
  expect((await findSearch(id))?.nextLookAt).toBeNull();
});

describe.each([
  ["Chess.com", TEXAS_STATE],
  ["Lichess", ON_LICHESS],
])("on %s", (_, rules) => {
  test("a match is found, told to both once, and counts when no one objects for 48 hours", async () => {
    const { id, game, league } = await playedOnline(rules);
    site.games = [game];
    await findGames(clockAt(2 * HOUR));
    expect(await findSearch(id)).toMatchObject({
      answer: "read",
      find: { isCertain: true, outcome: { away: "win" }, games: [{ reported: { ending: "checkmate" } }] },
      standsAt: later(50 * HOUR).toISOString(),
    });
    await findGames(clockAt(4 * HOUR));
    expect(await lettersTo(league.org)).toBe(2);

    await sweep(later(49 * HOUR));
    expect(await statusOf(id)).toMatchObject({ status: "open" });
    await sweep(later(50 * HOUR));
    expect(await statusOf(id)).toEqual({ status: "final", awayResult: "win" });
    await findGames(clockAt(60 * HOUR));
    expect(await findSearch(id)).toMatchObject({ nextLookAt: null });
  });
});

test("it counts at the latest when the round closes, and isn't a double forfeit", async () => {
  const { id, game, match } = await playedOnline();
  const deadline = match.deadlineAt.getTime();
  site.games = [
    {
      ...game,
      startedAt: new Date(deadline - 3 * HOUR).toISOString(),
      endedAt: new Date(deadline - 2 * HOUR).toISOString(),
    },
  ];
  await findGames(() => new Date(deadline - HOUR));
  await sweep(new Date(deadline));
  expect(await statusOf(id)).toEqual({ status: "final", awayResult: "win" });
});

test("a match is also looked for while registration is open again for another division", async () => {
  const { league, id, game } = await playedOnline();
  const opened = await updateSeasonStatus(league.scope, league.season.id, "open", later(HOUR));
  expect(opened).toMatchObject({ ok: true });
  site.games = [game];
  await findGames(clockAt(2 * HOUR));
  expect(await findSearch(id)).toMatchObject({ find: { isCertain: true } });
});

test("a player's no keeps it from counting, and the next search doesn't bring it back", async () => {
  const { id, game } = await playedOnline();
  site.games = [game];
  await findGames(clockAt(2 * HOUR));
  const { foundAt } = (await findSearch(id)) ?? {};
  const no = { by: "home", statement: "That was practice.", foundAt: foundAt ?? "" } as const;
  expect(await rejectFind(id, { ...no, foundAt: later(HOUR).toISOString() }, later(3 * HOUR))).toBe(false);
  expect(await rejectFind(id, no, later(3 * HOUR))).toBe(true);
  await findGames(clockAt(4 * HOUR));
  await sweep(later(60 * HOUR));
  expect(await findSearch(id)).toMatchObject({ standsAt: null, rejected: { by: "home" } });
  expect(await statusOf(id)).toMatchObject({ status: "open" });
});

test("what a player reports comes first", async () => {
  const { id, game, match } = await playedOnline();
  site.games = [game];
  await findGames(clockAt(2 * HOUR));
  const games = [{ white: "home", outcome: "white", ending: "resignation" }] as const;
  await mustExecute(id, { type: "report", games }, { userId: match.home }, later(3 * HOUR));
  await sweep(later(50 * HOUR));
  expect(await statusOf(id)).toMatchObject({ status: "reported" });
});

test("a game from before the director reopened the match doesn't count by itself", async () => {
  const { id, game, match, league } = await playedOnline();
  const games = [{ white: "home", outcome: "white", ending: "resignation" }] as const;
  await mustExecute(id, { type: "report", games }, { userId: match.home }, later(3 * HOUR));
  const deadlineAt = match.deadlineAt.toISOString();
  const again = { type: "reopen", deadlineAt, reason: "The clock was wrong." } as const;
  await mustExecute(id, again, { userId: league.directorId }, later(4 * HOUR));
  site.games = [game];
  await findGames(clockAt(5 * HOUR));
  expect(await findSearch(id)).toMatchObject({ find: { isCertain: true }, standsAt: null });
});

test("where both players confirm, nothing counts by itself", async () => {
  const { id, game } = await playedOnline({ ...TEXAS_STATE, venue: { ...ONLINE(), foundHours: null } });
  site.games = [game];
  await findGames(clockAt(2 * HOUR));
  await sweep(later(100 * HOUR));
  expect(await findSearch(id)).toMatchObject({ find: { isCertain: true }, standsAt: null });
  expect(await statusOf(id)).toMatchObject({ status: "open" });
});

test("what almost fits is kept with the reason, tells no one and never counts", async () => {
  const { id, game, league } = await playedOnline();
  site.games = [{ ...game, white: game.black, black: game.white }];
  await findGames(clockAt(2 * HOUR));
  expect(await findSearch(id)).toMatchObject({
    find: { games: [], others: [{ why: "other-colors" }] },
    standsAt: null,
  });
  expect(await lettersTo(league.org)).toBe(0);
});

test("a round over the end of a month asks for both months, and finds the game of either", async () => {
  const { id, game, league } = await playedOnline();
  const longer = {
    type: "extend-deadline",
    deadlineAt: "2026-12-06T06:00:00.000Z",
    reason: "Snow.",
  } as const;
  await mustExecute(id, longer, { userId: league.directorId }, later(HOUR));
  site.games = [game];
  await findGames(() => new Date("2026-12-01T03:00:00Z"));
  expect(await findSearch(id)).toMatchObject({ find: { isCertain: true } });
  expect(site.asked.map((path) => path.slice(-7))).toEqual(["2026/11", "2026/12"]);
});

test("nothing new costs a question and nothing else: the site says that its answer hasn't changed", async () => {
  const { id, game } = await playedOnline();
  site.games = [game];
  await findGames(clockAt(2 * HOUR));
  const before = await findSearch(id);
  await findGames(clockAt(4 * HOUR));
  expect(await findSearch(id)).toEqual({
    ...before,
    lookedAt: later(4 * HOUR).toISOString(),
    nextLookAt: later(5 * HOUR).toISOString(),
  });
});

describe("an answer that hasn't changed is read again", () => {
  test("when a username is corrected", async () => {
    const { league, match, id, game } = await playedOnline();
    await updateHandle(match.away, league.season.id, "mistyped");
    site.games = [game];
    await findGames(clockAt(2 * HOUR));
    expect(await findSearch(id)).toMatchObject({ answer: "read", find: null });
    await updateHandle(match.away, league.season.id, game.black);
    await findGames(clockAt(4 * HOUR));
    expect(await findSearch(id)).toMatchObject({ find: { isCertain: true } });
  });

  test("when the deadline is extended past a game", async () => {
    const { league, match, id, game } = await playedOnline();
    const deadline = match.deadlineAt.getTime();
    const [startedAt, endedAt] = [new Date(deadline + HOUR), new Date(deadline + 2 * HOUR)];
    site.games = [{ ...game, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() }];
    await findGames(() => new Date(deadline - HOUR));
    expect(await findSearch(id)).toMatchObject({ answer: "read", find: null });
    const deadlineAt = new Date(deadline + 24 * HOUR).toISOString();
    const longer = { type: "extend-deadline", deadlineAt, reason: "Snow." } as const;
    await mustExecute(id, longer, { userId: league.directorId }, new Date(deadline - HOUR));
    await findGames(() => new Date(deadline + 3 * HOUR));
    expect(await findSearch(id)).toMatchObject({ find: { isCertain: true } });
  });

  test("when the players agree on another time, and what was found may have been a warm-up", async () => {
    const { match, id, game } = await playedOnline();
    const agree = async (time: Date, at: Date) => {
      const times = [time.toISOString()];
      await mustExecute(id, { type: "propose-times", times }, { userId: match.home }, at);
      await mustExecute(id, { type: "accept-time", time: time.toISOString() }, { userId: match.away }, at);
    };
    const second = { ...game, id: "second", startedAt: later(3 * HOUR).toISOString() };
    site.games = [game, { ...second, endedAt: later(3 * HOUR + MINUTE).toISOString() }];
    await agree(later(3 * HOUR), later(MINUTE));
    await findGames(clockAt(4 * HOUR));
    expect(await findSearch(id)).toMatchObject({ find: { isCertain: true, games: [{ id: "second" }] } });
    await agree(later(9 * HOUR), later(5 * HOUR));
    await findGames(clockAt(6 * HOUR));
    expect(await findSearch(id)).toMatchObject({ find: { isCertain: false }, standsAt: null });
  });
});

describe("trouble", () => {
  test.each([
    { why: "an error", trouble: { kind: "status", status: 503 }, error: "It answered with 503." },
    { why: "a page that isn't JSON", trouble: { kind: "text", text: "<html>" }, error: null },
    { why: "JSON that isn't a month", trouble: { kind: "text", text: '{"message":"soon"}' }, error: null },
    {
      why: "too long an answer",
      trouble: { kind: "text", text: "x".repeat(21_000_000) },
      error: "Its answer was too long.",
    },
  ] as const)("$why: nothing is found, and the site is asked later", async ({ trouble, error }) => {
    const { id, game } = await playedOnline();
    site.games = [game];
    site.trouble = trouble;
    await findGames(clockAt(2 * HOUR));
    expect(await findSearch(id)).toMatchObject({ answer: "site-away", find: null });
    expect((await prisma().onlineSite.findFirst())?.lastError ?? null).toBe(error);

    site.trouble = null;
    await findGames(clockAt(4 * HOUR));
    expect(await findSearch(id)).toMatchObject({ answer: "read", find: { isCertain: true } });
    expect(await prisma().onlineSite.findFirst()).toMatchObject({ failures: 0, downSince: null });
  });

  test("a site that never answers is given up, and no look hangs", async () => {
    const { id } = await playedOnline();
    const patience = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      const soon = new AbortController();
      setImmediate(() => soon.abort(new DOMException("Too long", "TimeoutError")));
      return soon.signal;
    });
    site.trouble = { kind: "silence" };
    await findGames(clockAt(2 * HOUR));
    patience.mockRestore();
    expect(await findSearch(id)).toMatchObject({ answer: "site-away" });
    expect(await prisma().onlineSite.findFirst()).toMatchObject({ lastError: "It didn’t answer in time." });
  });

  test("each failure leaves the site alone for longer, and all of its matches with it", async () => {
    await playedOnline();
    await playedOnline();
    site.trouble = { kind: "status", status: 500 };
    await findGames(clockAt(2 * HOUR));
    expect(site.asked).toHaveLength(1);
    await findGames(clockAt(2 * HOUR + 2 * MINUTE));
    expect(site.asked).toHaveLength(2);
    expect(await prisma().onlineSite.findFirst()).toMatchObject({
      failures: 2,
      downSince: later(2 * HOUR),
      waitUntil: later(2 * HOUR + 4 * MINUTE),
    });
  });

  test("after 429 it waits as long as the site says, at least a minute", async () => {
    const { id } = await playedOnline();
    site.trouble = { kind: "status", status: 429, headers: { "retry-after": "600" } };
    await findGames(clockAt(2 * HOUR));
    expect(await findSearch(id)).toMatchObject({ nextLookAt: later(2 * HOUR + 10 * MINUTE).toISOString() });
    expect(await prisma().onlineSite.findFirst()).toMatchObject({ failures: 0, downSince: null });
  });

  test("an account that doesn't exist isn't the site's fault", async () => {
    const { id } = await playedOnline();
    site.trouble = { kind: "status", status: 404 };
    await findGames(clockAt(2 * HOUR));
    expect(await findSearch(id)).toMatchObject({ answer: "no-account", find: null });
    expect(await prisma().onlineSite.findFirst()).toMatchObject({ failures: 0 });
  });

  test("two workers ask a site one thing at a time", async () => {
    for (let count = 0; count < 4; count += 1) await playedOnline();
    await Promise.all([
      findGames(clockAt(2 * HOUR)),
      findGames(clockAt(2 * HOUR)),
      findGames(clockAt(2 * HOUR)),
    ]);
    expect(site.asked.length).toBeGreaterThanOrEqual(4);
    expect(site.mostAtOnce).toBe(1);
  });
});
