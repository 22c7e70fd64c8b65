import { makeFen, makeUci } from "chess-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SIDES } from "@/lib/match/rules/sides";
import { makeChance } from "@/prisma/seed/chance";
import { type Broken, foldAll, type Run, runSync } from "../testing/sync-model";
import { hear, lastTold, shownGames } from "./sync";

/** Ten thousand with ROOM_RUNS=10000; some of them in every test run. */
const RUNS = Number(process.env.ROOM_RUNS || 30);
/** Far more than it takes: ten thousand runs take 25 minutes on a busy machine. */
const LONGEST_MS = 60_000 + RUNS * 1_000;

/** What's wrong with a run; nothing if both devices and the server tell the same games. */
function troubles({ server, devices, meant, match }: Run): readonly string[] {
  const games = foldAll(server);
  const stored = games.map(({ number, state }) => asText(number, state));
  return SIDES.flatMap((side) => {
    const shown = shownGames(devices[side], match, side).map(({ number, state }) => asText(number, state));
    const sheet = games[0]?.state.play?.sheets[side].moves.map(makeUci) ?? [];
    return [
      ...(JSON.stringify(shown) === JSON.stringify(stored) ? [] : [`${side} shows another game`]),
      ...(devices[side].outbox.length > 0 ? [`${side} still sends`] : []),
      ...(JSON.stringify(sheet) === JSON.stringify(meant[side])
        ? []
        : [`${side} meant to write something else`]),
    ];
  }).concat(runsBackward(server) ? ["time runs backward"] : []);
}

/** By the server's clock, each thing happens after the one before it in its game. */
function runsBackward(server: Run["server"]): boolean {
  return server.some(({ number, event }, index) => {
    const before = server.slice(0, index).findLast((other) => other.number === number && "at" in other.event);
    return "at" in event && before !== undefined && "at" in before.event && event.at < before.event.at;
  });
}

function asText(number: number, { play, ended }: ReturnType<typeof foldAll>[number]["state"]): string {
  const sheets = play && SIDES.map((side) => makeFen(play.sheets[side].position));
  return JSON.stringify([
    number,
    play && makeFen(play.game.position),
    sheets,
    play?.left,
    play?.times,
    ended,
  ]);
}

const run = (seed: number, broken: Broken = null) => runSync(makeChance(seed).next, broken);

test(
  "whatever the network does, both devices and the server tell the same games",
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        expect(troubles(run(seed))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  LONGEST_MS,
);

test("there's something to tell in these runs", () => {
  const runs = Array.from({ length: 10 }, (_, index) => run(index + 1));
  const events = runs.flatMap(({ server }) => server.map(({ event }) => event.type));
  for (const type of ["Moved", "EntryWritten", "EntryTakenBack", "DrawOffered", "Ended"])
    expect(events).toContain(type);
  expect(events.length).toBeGreaterThan(300);
});

test.each(["command ids aren't unique", "the device's clock counts"] as const)(
  "the model finds it when %s",
  (broken) => {
    const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
    expect(seeds.some((seed) => troubles(run(seed, broken)).length > 0)).toBe(true);
  },
);

const offered = (number: number, seq: number) =>
  ({ number, seq, event: { type: "DrawOffered", by: "home" } }) as const;
const places = (told: readonly { number: number; seq: number }[]) =>
  told.map(({ number, seq }) => `${number}.${seq}`);

test.each([
  { why: "in reverse", news: [offered(2, 1), offered(1, 2), offered(1, 1)], told: ["1.1", "1.2", "2.1"] },
  { why: "twice", news: [offered(1, 1), offered(1, 1)], told: ["1.1"] },
  { why: "with a gap", news: [offered(1, 1), offered(1, 3)], told: ["1.1"] },
])("news that comes $why is told in order", ({ news, told }) => {
  const device = hear({ told: [], outbox: [] }, news);
  expect(places(device.told)).toEqual(told);
  expect(lastTold(device)).toEqual(device.told.at(-1));
});

test("an earlier game's news that comes late goes before the later game's", () => {
  const device = hear({ told: [offered(1, 1), offered(2, 1)], outbox: [] }, [offered(1, 2)]);
  expect(places(device.told)).toEqual(["1.1", "1.2", "2.1"]);
});

test("what a device has been told already leaves it as it is", () => {
  const device = { told: [offered(1, 1)], outbox: [] };
  expect(hear(device, [offered(1, 1)])).toBe(device);
  expect(lastTold({ told: [], outbox: [] })).toBeNull();
});
