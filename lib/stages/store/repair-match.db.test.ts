import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import type { Side } from "@/lib/match/rules/sides";
import { execute } from "@/lib/match/store/execute";
import { readMatchPage } from "@/lib/match/store/match-page";
import { findPhotoOfPlayer } from "@/lib/match/store/photos/read-photo";
import { findMatchOfDesk, findMatchOfPlayer } from "@/lib/match/store/read-match";
import { rebuildMatches } from "@/lib/match/store/rebuild";
import { readWatchFacts } from "@/lib/match/store/watching";
import { dossierView } from "@/lib/match/view/case-view";
import { enterFound } from "@/lib/online/store/enter-found";
import * as accounts from "@/lib/online/store/follow-accounts";
import { lookFor } from "@/lib/online/store/look-for";
import { startSearches } from "@/lib/online/store/searches";
import { commandGame } from "@/lib/room/actions/command-game";
import { executeGame } from "@/lib/room/store/execute-game";
import { listFallenFlags, readEveryGame } from "@/lib/room/store/read-games";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { readRatings } from "@/lib/sportsmanship/store/ratings";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { makeSessionCookie } from "@/lib/testing/session-cookie";

const search = { during: async () => {} };
vi.spyOn(accounts, "followAccounts").mockImplementation(async () => {
  await search.during();
  return "lost";
});

await freshDatabase();

const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);
const RULED = { type: "rule", score: null, reason: "Seen.", rule: "3.IV" } as const;
const BLITZ = { ...SESSION_KNOCKOUT.clock, minutesPerGame: 3, minutesPerMatch: null, secondsPerMove: null };

function knockout(changes: Partial<RulePack> = {}): RulePack {
  const [stage] = SESSION_KNOCKOUT.stages;
  if (stage?.format !== "knockout") throw new Error("The preset is a knockout");
  const room = { ...SESSION_KNOCKOUT.room, board: true, clock: true, watch: "live" as const };
  const stages = [{ ...stage, seeding: "registration" as const, final: "by-deadline" as const }];
  return { ...SESSION_KNOCKOUT, clock: BLITZ, room, stages, ...changes };
}

let campus = 0;
let league: TestLeague;
/** The final between the first two seeds; the second has White. */
let final: { readonly id: MatchId; readonly home: UserId; readonly away: UserId };
/** The fourth seed, who lost to the first. */
let newcomer: UserId;

async function setUp(rules = knockout()): Promise<void> {
  campus += 1;
  league = await makeLeague({ slug: `campus-${campus}`, players: 4, rules });
  for (const [number, result] of [
    [1, "home"],
    [2, "away"],
  ] as const)
    await mustExecute(await idAt(1, number), { ...RULED, result }, { userId: league.directorId }, later(24));
  const { id, home, away } = await matchAt(2, 1);
  final = { id, home, away };
  newcomer = league.players[3]?.userId as UserId;
}
beforeEach(() => setUp());

async function matchAt(round: number, number: number) {
  const match = (await listTestMatches(league)).find((one) => one.round === round && one.number === number);
  if (!match) throw new Error(`There is no match ${round}.${number}`);
  return match;
}
const idAt = async (round: number, number: number) => (await matchAt(round, number)).id;

/** The director rules the first semifinal for the other player, so the final has other players. */
async function repair(hours = 40): Promise<void> {
  const director = { userId: league.directorId };
  expect(await execute(await idAt(1, 1), { ...RULED, result: "away" }, director, later(hours))).toMatchObject(
    {
      ok: true,
    },
  );
  const { home, away } = await matchAt(2, 1);
  expect([home, away]).toEqual([final.home, newcomer]);
}

const rowOf = () => prisma().match.findUniqueOrThrow({ where: { id: final.id } });
const game = (userId: string | null, command: object, at: Date, number = 1) =>
  executeGame(
    { match: final.id, number },
    { id: randomUUID(), command: command as { type: "sit" } },
    userId,
    at,
    "home",
  );

async function sitDown(players: readonly string[], at: Date, number = 1): Promise<void> {
  for (const userId of players)
    expect(await game(userId, { type: "sit" }, at, number)).toMatchObject({ ok: true });
}

const FOUND = {
  games: [
    {
      id: "g1",
      url: "https://www.chess.com/game/live/1",
      startedAt: later(25).toISOString(),
      white: "second",
      black: "first",
      reported: { white: "home", outcome: "white", ending: "resignation" },
      end: { kind: "played", outcome: "white", ending: "resignation" },
      minutes: 20,
      cutAt: null,
    },
  ],
  others: [],
  outcome: { home: "win", away: "loss", score: { home: 1, away: 0 }, decidedBy: "agreed" },
  isCertain: true,
};
const ONLINE = knockout({
  venue: { kind: "online", site: "chess.com", rated: "any", provenNames: false, foundHours: 48 },
});
const keepFind = () =>
  prisma().gameSearch.create({
    data: {
      organizationId: league.organizationId,
      matchId: final.id,
      found: FOUND,
      foundAt: later(26),
      standsAt: later(74),
      nextLookAt: later(60),
    },
  });

test("what was found of the former players doesn't decide the match of others", async () => {
  await setUp(ONLINE);
  await keepFind();
  await prisma().onlineChallenge.create({
    data: {
      organizationId: league.organizationId,
      matchId: final.id,
      number: 1,
      white: "home",
      siteId: "abc",
      url: "https://lichess.org/abc",
      expiresAt: later(90),
    },
  });
  await repair();
  expect(await prisma().gameSearch.count({ where: { matchId: final.id } })).toBe(0);
  expect(await prisma().onlineChallenge.count({ where: { matchId: final.id } })).toBe(0);
  await startSearches(later(200));
  expect(await prisma().gameSearch.findUnique({ where: { matchId: final.id } })).toMatchObject({
    found: null,
    nextLookAt: later(200),
  });
});

test("a game from before the players changed isn't entered, and one from after is", async () => {
  await setUp(ONLINE);
  await repair();
  await keepFind();
  await enterFound(final.id, later(75));
  expect(await rowOf()).toMatchObject({ status: "open" });
  expect(await prisma().gameSearch.findFirst({ where: { matchId: final.id } })).toMatchObject({
    standsAt: null,
  });
  const games = FOUND.games.map((game) => ({ ...game, startedAt: later(41).toISOString() }));
  await prisma().gameSearch.update({
    where: { matchId: final.id },
    data: { found: { ...FOUND, games }, foundAt: later(42), standsAt: later(76) },
  });
  await enterFound(final.id, later(76));
  expect(await rowOf()).toMatchObject({ status: "final", homeResult: "win" });
});

test("what's still being looked for when the players change isn't kept as theirs", async () => {
  await setUp(ONLINE);
  await keepFind();
  search.during = async () => {
    await repair();
    await startSearches(later(200));
  };
  await lookFor(final.id, () => later(41));
  expect(await prisma().gameSearch.findUnique({ where: { matchId: final.id } })).toMatchObject({
    answer: null,
    nextLookAt: later(200),
  });
});

test("new players read nothing of what the former ones did, and the director reads all of it", async () => {
  const note = { type: "log-contact", means: "email", triedAt: later(25).toISOString() } as const;
  await mustExecute(
    final.id,
    { ...note, note: "The first seed's own note." },
    { userId: final.away },
    later(26),
  );
  await mustExecute(
    final.id,
    { ...note, note: "A note about the first seed." },
    { userId: final.home },
    later(26),
  );
  await repair();
  for (const userId of [newcomer, final.home]) {
    const story = (await findMatchOfPlayer(final.id, userId))?.events ?? [];
    expect(story.map(({ event }) => event.type)).toEqual(["MatchPaired", "Repaired"]);
    expect(story.at(-1)?.seq).toBe(4);
  }
  const desk = await findMatchOfDesk(league.scope, final.id);
  const rows = desk ? dossierView(desk, {}).sheet.rows : [];
  const texts = JSON.stringify(rows);
  expect(texts).toContain("The first seed's own note.");
  expect(texts).toContain("The entries above may be about players who had this match before.");
  expect(texts).not.toMatch(/Tried to reach [^BW]/);
});

test.each(["home", "away"] as const)(
  "only its sender and the desk see a photo from before: %s",
  async (by) => {
    const id = randomUUID();
    await inTransaction(async (tx) => {
      const { organizationId } = league;
      await tx.matchEvent.create({
        data: {
          organizationId,
          matchId: final.id,
          seq: 2,
          type: "StatementAdded",
          data: { by, statement: "Here.", photos: [id] },
          actorUserId: final[by],
          at: later(26),
        },
      });
      await tx.match.update({ where: { id: final.id }, data: { lastSeq: 2 } });
      const bytes = new Uint8Array([1]);
      const sizes = { width: 1, height: 1, small: bytes, large: bytes };
      await tx.photo.create({
        data: { id, organizationId, matchId: final.id, seq: 2, position: 1, ...sizes },
      });
    });
    const wanted = { matchId: final.id, photoId: id, isSmall: true } as Parameters<
      typeof findPhotoOfPlayer
    >[0];
    for (const userId of [final.home, final.away])
      expect(await findPhotoOfPlayer(wanted, userId)).toBeDefined();
    await repair();
    for (const userId of [newcomer, final[by === "home" ? "away" : "home"]])
      expect(await findPhotoOfPlayer(wanted, userId)).toBeUndefined();
    expect(await findPhotoOfPlayer(wanted, final[by])).toBeDefined();
  },
);

test("what the former player chose and was rated stays theirs", async () => {
  const { organizationId } = league;
  const chosen = { organizationId, matchId: final.id, allowed: false, at: later(26) };
  await prisma().matchWatching.createMany({
    data: [
      { ...chosen, seq: 1, by: "away", actorUserId: final.away },
      { ...chosen, seq: 2, by: "home", actorUserId: final.home },
    ],
  });
  const rated = { organizationId, matchId: final.id, rating: 0, at: later(26) };
  await prisma().sportsmanshipRating.createMany({
    data: [
      { ...rated, seq: 1, of: "away", actorUserId: final.home },
      { ...rated, seq: 2, of: "home", actorUserId: final.away },
    ],
  });
  await repair();
  expect((await readWatchFacts(final.id)).choices).toEqual({ home: false });
  expect((await readRatings(final.id)).given).toEqual({});
});

test("a game that's going on when the players change stays behind: no move, no flag, no trace for the new ones", async () => {
  await sitDown([final.home, final.away], later(30));
  expect(await game(final.home, { type: "move", ply: 0, uci: "e2e4", lagMs: 0 }, later(30))).toMatchObject({
    ok: true,
  });
  expect(await listFallenFlags(later(31), [])).toHaveLength(1);
  await repair();
  expect(await rowOf()).toMatchObject({ firstGame: 2 });
  expect(await listFallenFlags(later(41), [])).toEqual([]);
  for (const [userId, command] of [
    [final.home, { type: "resign" }],
    [newcomer, { type: "move", ply: 1, uci: "e7e5", lagMs: 0 }],
    [null, { type: "look" }],
  ] as const)
    expect(await game(userId, command, later(41))).toMatchObject({ refusal: { code: "started-over" } });

  const page = await readMatchPage(final.id, { id: newcomer, rolesEverywhere: [] }, later(41));
  expect(page).toMatchObject({ played: [], firstGame: 2, watching: { hasBegun: false } });
  await sitDown([final.home, newcomer], later(42), 2);
  expect(
    (await readMatchPage(final.id, { id: newcomer, rolesEverywhere: [] }, later(42)))?.played.at(-1),
  ).toMatchObject({
    number: 2,
    event: { type: "Started" },
  });
  expect((await readEveryGame(final.id)).events[0]).toMatchObject({ number: 1 });
  await rebuildMatches();
  expect(await rowOf()).toMatchObject({ firstGame: 2 });
});

test("what waits on a former player's phone is refused for good, and on a shared phone kept for the player", async () => {
  await sitDown([final.home, final.away], later(30));
  await repair();
  const send = async (userId: string, side: Side, number: number) => {
    const { id: match } = final;
    const request = new Request(`https://rookery.example/api/games/${match}/${number}?side=${side}`, {
      method: "POST",
      headers: { cookie: await makeSessionCookie(userId, env().authSecret) },
      body: JSON.stringify({ id: randomUUID(), known: 0, command: { type: "resign" } }),
    });
    const params = Promise.resolve({ match, number: String(number) });
    return (await commandGame(request, { params })).json();
  };
  for (const number of [1, 2])
    expect(await send(final.away, "away", number)).toEqual({
      refusal: expect.stringMatching(/^You’re no longer in this match/),
    });
  expect(await send(final.away, "home", 1)).toMatchObject({ code: "other-player" });
  expect(await send(final.home, "away", 2)).toMatchObject({ code: "other-player" });
  // No game of this number has begun.
  expect(await send(newcomer, "away", 2)).toEqual({ refusal: "There’s no game here." });
});

test("who has left hears nothing, and their next opponent isn't asked to agree on a time", async () => {
  await prisma().entry.updateMany({ where: { userId: newcomer }, data: { status: "withdrawn" } });
  await repair();
  const rows = await prisma().letter.findMany({ where: { key: { startsWith: `${final.id}:` } } });
  const told = rows.filter(({ key }) => key.includes("Repaired"));
  const { email: toEmail } = await prisma().user.findUniqueOrThrow({ where: { id: final.home } });
  expect(told).toMatchObject([{ toEmail, facts: { state: { status: "final" } } }]);
});

test("the league sets a time and reminds the new players as if it never had", async () => {
  await prisma().match.update({
    where: { id: final.id },
    data: { defaultSoughtAt: later(25), defaultSetAt: later(25), forfeitHeldAt: later(25) },
  });
  await prisma().match.update({ where: { id: final.id }, data: { nextCheckAt: later(100) } });
  await repair();
  expect(await rowOf()).toMatchObject({ defaultSoughtAt: null, defaultSetAt: null, forfeitHeldAt: null });
  await prisma().match.update({ where: { id: final.id }, data: { nextCheckAt: later(100) } });
  await mustExecute(await idAt(1, 1), { ...RULED, result: "home" }, { userId: league.directorId }, later(41));
  expect((await rowOf()).nextCheckAt).toEqual(new Date(0));
});
