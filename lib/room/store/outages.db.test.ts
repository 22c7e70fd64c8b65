import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { finishWork } from "@/lib/jobs/finish-work";
import { sweep } from "@/lib/jobs/sweep";
import { tellInterrupted } from "@/lib/jobs/tell-interrupted";
import { watchOutages } from "@/lib/jobs/watch-outages";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague } from "@/lib/testing/league";
import type { GameCommand } from "../rules/commands";
import type { GameEvent } from "../rules/events";
import { executeGame } from "./execute-game";
import { beat, isBeating, lookForOutages, stopBeating, takeFound } from "./outages";
import { listFallenFlags, listInterrupted } from "./read-games";
import { eraOfMemory, recallGame, rememberGame } from "./remembered-games";

await freshDatabase();
type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];
let matches: TestMatch[];

const RULES = { ...OFFICIAL, clock: { ...OFFICIAL.clock, minutesPerGame: 3, secondsAdded: 0 } };
const LOOK: GameCommand = { type: "look" };

beforeAll(async () => {
  matches = [...(await listTestMatches(await makeLeague({ players: 24, rules: RULES })))];
  await prisma().$executeRaw`UPDATE "match" SET deadline_at = clock_timestamp() + interval '7 days'`;
});

afterEach(async () => {
  stopBeating();
  takeFound();
  await prisma().outage.deleteMany();
  await prisma().heartbeat.deleteMany();
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

const send = (match: TestMatch, userId: string | null, command: GameCommand, at = new Date()) =>
  executeGame({ match: match.id, number: 1 }, { id: randomUUID(), command }, userId, at, "home");

/** Home has moved that many seconds ago, so the clock of away runs since then. */
async function startGame(seconds: number): Promise<TestMatch> {
  const match = matches.shift();
  if (!match) throw new Error("No match is left");
  for (const userId of [match.home, match.away]) await send(match, userId, { type: "sit" }, ago(seconds + 1));
  const move: GameCommand = { type: "move", ply: 0, uci: "e2e4", lagMs: 0 };
  expect(await send(match, match.home, move, ago(seconds))).toMatchObject({ ok: true });
  return match;
}

/** The last beat of any process was that long ago, and this one is new. */
async function goAway(seconds: number): Promise<void> {
  stopBeating();
  const at = ago(seconds);
  await prisma().heartbeat.upsert({
    where: { name: "server" },
    create: { name: "server", at },
    update: { at },
  });
  lookForOutages();
}

type Beats = { isWatching: boolean; at: number; beating?: Promise<void> };

function beatsOfProcess(): Beats {
  const { rookeryBeats } = globalThis as { rookeryBeats?: Beats };
  if (!rookeryBeats) throw new Error("The process has been asked");
  return rookeryBeats;
}

async function eventsOf(match: TestMatch): Promise<GameEvent[]> {
  const rows = await prisma().roomGameEvent.findMany({
    where: { matchId: match.id },
    orderBy: { seq: "asc" },
  });
  return rows.map(({ type, data }) => ({ type, ...(data as object) }) as GameEvent);
}

const countInterrupted = async (match: TestMatch) =>
  (await eventsOf(match)).filter(({ type }) => type === "Interrupted").length;

test.each([
  { why: "the first beat ever", seconds: null, outages: 0 },
  { why: "a beat soon after the last", seconds: 12, outages: 0 },
  { why: "a beat long after the last", seconds: 20, outages: 1 },
])("$why stores $outages outages", async ({ seconds, outages }) => {
  if (seconds !== null) await goAway(seconds);
  await beat();
  await beat();
  expect(await prisma().outage.count()).toBe(outages);
  expect(takeFound()).toBe(outages > 0);
});

test("processes that come back together store an outage once", async () => {
  for (let round = 0; round < 5; round++) {
    await prisma().outage.deleteMany();
    await goAway(60);
    // Each asks as a process of its own.
    const beats = Array.from({ length: 6 }, () => {
      delete beatsOfProcess().beating;
      return beat();
    });
    await Promise.all(beats);
    expect(await prisma().outage.count()).toBe(1);
  }
});

test.each([
  { why: "the opponent", who: "home", command: LOOK },
  { why: "the sweep", who: null, command: LOOK },
] as const)("after an outage, $why who looks first doesn't make the flag fall", async ({ who, command }) => {
  const match = await startGame(300);
  await goAway(280);
  expect(await listFallenFlags(new Date(), [])).toContainEqual({ match: match.id, number: 1 });
  expect(await send(match, who && match[who], command)).toMatchObject({ ok: true });
  expect((await eventsOf(match)).map(({ type }) => type).slice(-2)).toEqual(["Moved", "Interrupted"]);
  expect(await listFallenFlags(new Date(), [])).toEqual([]);
  const e5: GameCommand = { type: "move", ply: 1, uci: "e7e5", lagMs: 0 };
  expect(await send(match, match.away, e5)).toMatchObject({ ok: true });
  const moved = (await eventsOf(match)).at(-1);
  expect(moved?.type === "Moved" && Math.round(moved.spentMs / 1000)).toBe(20);
});

test("however many look at once, the time is given back once", async () => {
  const match = await startGame(300);
  await goAway(280);
  const looks = [match.home, match.away, null, match.home, null, match.away];
  await Promise.all([
    ...looks.map((userId) => send(match, userId, LOOK)),
    tellInterrupted(new Date()),
    tellInterrupted(new Date()),
  ]);
  expect(await countInterrupted(match)).toBe(1);
  expect((await eventsOf(match)).some(({ type }) => type === "Ended")).toBe(false);
});

test("games are told without being asked, also by a process that starts after the one that found it died", async () => {
  const match = await startGame(300);
  await goAway(280);
  await beat();
  await goAway(3);
  await beat();
  expect(takeFound() && (await prisma().outage.count())).toBe(1);
  expect(await listInterrupted([])).toContainEqual({ match: match.id, number: 1 });
  await tellInterrupted(new Date());
  expect(await countInterrupted(match)).toBe(1);
  expect(await listInterrupted([])).not.toContainEqual({ match: match.id, number: 1 });
});

test.each([
  { why: "a process that starts", tell: watchOutages },
  { why: "the sweep", tell: () => sweep(new Date()) },
])("$why tells the games that go on", async ({ tell }) => {
  const match = await startGame(100);
  await goAway(80);
  if (tell !== watchOutages) await beat();
  const stop = await tell();
  await vi.waitFor(async () => expect(await countInterrupted(match)).toBe(1));
  if (typeof stop === "function") stop();
});

test("what a process remembered from before an outage isn't built on", async () => {
  const match = await startGame(300);
  const ref = { match: match.id, number: 1 };
  const remembered = recallGame(ref);
  if (!remembered) throw new Error("The process remembers the game it has just changed");
  const era = eraOfMemory();
  await goAway(280);
  await beat();
  expect(recallGame(ref)).toBeUndefined();
  // As a command that was on its way since before.
  rememberGame(ref, remembered, era);
  expect(recallGame(ref)).toBeUndefined();
});

test("a beat that was on its way when the league went away isn't trusted", async () => {
  const match = await startGame(300);
  await goAway(280);
  let arrive = () => {};
  beatsOfProcess().beating = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const moved = send(match, match.away, { type: "move", ply: 1, uci: "e7e5", lagMs: 0 });
  delete beatsOfProcess().beating;
  arrive();
  expect(await moved).toMatchObject({ ok: true });
  expect((await eventsOf(match)).map(({ type }) => type).slice(-2)).toEqual(["Interrupted", "Moved"]);
});

test("a process that lived through an outage finds it when it locks a game", async () => {
  const match = await startGame(300);
  await goAway(280);
  beatsOfProcess().at = Date.now();
  expect(await send(match, match.home, LOOK)).toMatchObject({ ok: true });
  expect((await eventsOf(match)).map(({ type }) => type).slice(-2)).toEqual(["Moved", "Interrupted"]);
});

test("a beat that hangs is given up, and the next one counts", async () => {
  await goAway(3);
  await prisma().$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT FROM heartbeat WHERE name = 'server' FOR UPDATE`;
      await expect(beat()).rejects.toThrow("A beat took longer than 3 seconds");
    },
    { timeout: 30_000 },
  );
  await beat();
});

test("a process that's stopping no longer says that players can reach it", async () => {
  lookForOutages();
  await finishWork(async () => expect(isBeating()).toBe(false));
});

test("a game whose clock doesn't run isn't told before its next command", async () => {
  const match = await startGame(100);
  await prisma().roomGame.updateMany({ where: { matchId: match.id }, data: { flagAt: null } });
  await goAway(80);
  await beat();
  expect(await listInterrupted([])).not.toContainEqual({ match: match.id, number: 1 });
});

test("a move that was on its way since before an outage counts from its end", async () => {
  const match = await startGame(300);
  await goAway(280);
  await send(match, match.away, { type: "move", ply: 1, uci: "e7e5", lagMs: 0 }, ago(285));
  const [outage] = await prisma().outage.findMany();
  const [interrupted, moved] = (await eventsOf(match)).slice(-2);
  expect(interrupted?.type).toBe("Interrupted");
  expect(moved).toMatchObject({ type: "Moved", at: outage?.until.toISOString() });
  expect(moved?.type === "Moved" && Math.round(moved.spentMs / 1000)).toBe(20);
});

test("the database refuses an outage that ends before it begins", async () => {
  await expect(prisma().outage.create({ data: { since: ago(1), until: ago(2) } })).rejects.toThrow(
    "outage_order",
  );
});
