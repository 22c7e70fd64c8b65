import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague } from "@/lib/testing/league";
import type { GameCommand } from "../rules/commands";
import { BEGINNING, type PlacedEvent } from "../rules/cursor";
import { executeGame } from "./execute-game";
import { watchGames } from "./watch-games";

await freshDatabase();
type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];
let matches: TestMatch[];

beforeAll(async () => {
  matches = [...(await listTestMatches(await makeLeague({ players: 6, rules: OFFICIAL })))];
});

function takeMatch(): TestMatch {
  const match = matches.shift();
  if (!match) throw new Error("No match is left");
  return match;
}

async function send(match: TestMatch, userId: string, command: GameCommand): Promise<void> {
  const sent = { id: randomUUID(), command };
  const answer = await executeGame({ match: match.id, number: 1 }, sent, userId, MONDAY, "home");
  expect(answer).toMatchObject({ ok: true });
}

async function sitDown(match: TestMatch): Promise<void> {
  for (const userId of [match.home, match.away]) await send(match, userId, { type: "sit" });
}

const typesOf = (events: readonly PlacedEvent[]) => events.map(({ event }) => event.type);

test("everyone who watches hears of everything once and in order, from where they were", async () => {
  const match = takeMatch();
  await sitDown(match);
  const whole: PlacedEvent[] = [];
  const resumed: PlacedEvent[] = [];
  const hear = (heard: PlacedEvent[]) => (events: readonly PlacedEvent[]) => heard.push(...events) > 0;
  const stops = [
    await watchGames(match.id, { cursor: BEGINNING, take: hear(whole) }),
    await watchGames(match.id, { cursor: { number: 1, seq: 2 }, take: hear(resumed) }),
  ];
  expect(typesOf(whole)).toEqual(["Seated", "Seated", "Started"]);
  expect(typesOf(resumed)).toEqual(["Started"]);

  await send(match, match.home, { type: "move", ply: 0, uci: "e2e4", lagMs: 0 });
  await send(match, match.away, { type: "move", ply: 1, uci: "e7e5", lagMs: 0 });
  await vi.waitFor(() => expect(whole).toHaveLength(5), 10_000);
  await vi.waitFor(() => expect(resumed).toHaveLength(3), 10_000);
  expect(whole.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(resumed.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  for (const stop of stops) stop();
});

test("one who can't keep up is dropped, and the others go on", async () => {
  const match = takeMatch();
  await sitDown(match);
  const slow = vi.fn(() => false);
  const heard: PlacedEvent[] = [];
  const stops = [
    await watchGames(match.id, { cursor: BEGINNING, take: slow }),
    await watchGames(match.id, { cursor: BEGINNING, take: (events) => heard.push(...events) > 0 }),
  ];
  await send(match, match.home, { type: "move", ply: 0, uci: "d2d4", lagMs: 0 });
  await vi.waitFor(() => expect(heard).toHaveLength(4), 10_000);
  expect(slow).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

test("who has stopped hears nothing more", async () => {
  const match = takeMatch();
  await sitDown(match);
  const gone = vi.fn(() => true);
  const heard: PlacedEvent[] = [];
  (await watchGames(match.id, { cursor: BEGINNING, take: gone }))();
  const stop = await watchGames(match.id, { cursor: BEGINNING, take: (events) => heard.push(...events) > 0 });
  await send(match, match.home, { type: "move", ply: 0, uci: "c2c4", lagMs: 0 });
  await vi.waitFor(() => expect(heard).toHaveLength(4), 10_000);
  expect(gone).toHaveBeenCalledTimes(1);
  stop();
});

test("what another process did is read once it has told", async () => {
  const match = takeMatch();
  const heard: PlacedEvent[] = [];
  const stop = await watchGames(match.id, {
    cursor: BEGINNING,
    take: (events) => heard.push(...events) > 0,
  });
  const shared = globalThis as { rookeryGames?: unknown };
  const own = shared.rookeryGames;
  delete shared.rookeryGames;
  await send(match, match.home, { type: "sit" });
  shared.rookeryGames = own;
  await vi.waitFor(() => expect(typesOf(heard)).toEqual(["Seated"]), 10_000);
  await send(match, match.away, { type: "sit" });
  await vi.waitFor(() => expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3]), 10_000);
  stop();
});
