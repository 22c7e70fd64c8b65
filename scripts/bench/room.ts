import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { executeGame } from "@/lib/room/store/execute-game";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches, makeLeague } from "@/lib/testing/league";
import { makeSessionCookie } from "@/lib/testing/session-cookie";
import { buildAppIfStale } from "../next/build-app.ts";
import { withClient } from "../postgres/connect.ts";
import { withThrowawayDatabase } from "../postgres/with-database.ts";
import { onLeave, runScript } from "../process/script.ts";
import { BENCH_SECRET, startSite } from "./demo-site.ts";
import { median } from "./median.ts";
import { printSpectated, type Spectated, spectate } from "./room/spectators.ts";
import { followStream } from "./room/stream.ts";

/** Each round plays for so long; the first warms up. */
const ROUNDS = 5;
const SECONDS = 4;
/** A tenth of the games makes a move each second, the same ones all the time. */
const MOVING = 10;
/** Every pawn moves one square and then another, from a to h and back: 32 plies without a capture. */
const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"];
const MOVES = [
  ...FILES.flatMap((file) => [`${file}2${file}3`, `${file}7${file}6`]),
  ...FILES.toReversed().flatMap((file) => [`${file}3${file}4`, `${file}6${file}5`]),
];
const GOAL = 2;
/** A game that the rounds haven't moved in, and how many moves those who watch it see. */
const UNMOVED = 1;
const WATCHED_MOVES = 12;
const RULES = { ...OFFICIAL, room: { ...OFFICIAL.room, watch: "live" as const } };

type Game = { readonly id: string; readonly cookies: readonly [string, string]; ply: number };
/** Posts a move of a game and resolves when the other side's stream has it. Milliseconds. */
type Side = {
  readonly move: (game: Game) => Promise<number>;
  /** Where everyone can follow a game. */
  readonly watch: (game: Game) => string;
  /** Of the server, in bytes. */
  readonly memory: () => Promise<number>;
  readonly close: () => void;
};

runScript(bench, { dotEnv: false });

/**
 * Measures how long a move takes from being posted to the other player's screen, with many games at once, beside a bare
 * server that inserts it and tells it on by the same kind of stream. They take turns. Then thousands watch one of the
 * games. `--games 500 --spectators 5000`.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { games: { type: "string", default: "500" }, spectators: { type: "string", default: "5000" } },
  });
  const [count, spectators] = [Number(values.games), Number(values.spectators)];
  await buildAppIfStale();
  await withThrowawayDatabase(async (url) => {
    const games = await startGames(url, count);
    const site = await startSite(url, { METRICS_TOKEN: BENCH_SECRET });
    const app = await connectToApp(site, games);
    const bare = await connectToBare(url, games);
    await closeConnections();
    const sides = { room: app, "bare server": bare };
    const times = new Map<string, number[]>();
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [name, side] of Object.entries(sides)) {
        const some = games.filter((_, index) => index % MOVING === 0);
        const taken = await playFor(some, side);
        if (round >= 0) times.set(name, [...(times.get(name) ?? []), ...taken]);
      }
    }
    print(count, times);
    const game = games[UNMOVED];
    if (!game) throw new Error("There are too few games");
    const spectated = new Map<string, Spectated>();
    for (const [name, side] of Object.entries(sides).toReversed()) {
      const watched = { address: side.watch(game), move: () => side.move(game), memory: side.memory };
      spectated.set(name, await spectate(spectators, WATCHED_MOVES, watched));
      game.ply = 0;
    }
    printSpectated(spectators, spectated);
    for (const { close } of Object.values(sides)) close();
  });
}

async function playFor(games: readonly Game[], { move }: Side): Promise<readonly number[]> {
  const until = performance.now() + SECONDS * 1000;
  const taken: number[] = [];
  await Promise.all(
    games.map(async (game, index) => {
      await wait((index / games.length) * 1000);
      while (performance.now() < until) {
        const ms = await move(game);
        taken.push(ms);
        await wait(Math.max(0, 1000 - ms));
      }
    }),
  );
  return taken;
}

/** So many matches of many leagues, each with a game that both players have begun. */
async function startGames(url: string, count: number): Promise<Game[]> {
  const firstDay = dayFromToday(-1);
  await listTestMatches(
    await makeLeague({ players: 10, rules: RULES, firstDay, at: momentOf(firstDay, "00:30") }),
  );
  await withClient(url, (db) => copyLeagues(db, Math.ceil(count / 5)));
  const rows = await prisma().match.findMany({
    where: { round: { number: 1 }, status: "open" },
    select: { id: true, home: { select: { userId: true } }, away: { select: { userId: true } } },
    take: count,
  });
  const games: Game[] = [];
  for (const { id, home, away } of rows) {
    for (const { userId } of [home, away])
      await executeGame(
        { match: id, number: 1 },
        { id: randomUUID(), command: { type: "sit" } },
        userId,
        new Date(),
        "home",
      );
    games.push({
      id,
      cookies: [
        await makeSessionCookie(home.userId, BENCH_SECRET),
        await makeSessionCookie(away.userId, BENCH_SECRET),
      ],
      ply: 0,
    });
  }
  return games;
}

/** Both players of each game follow its stream; a move is there when the other one has it. */
async function connectToApp(site: string, games: readonly Game[]): Promise<Side> {
  const heard = new Map<string, (at: number) => void>();
  const streams = await connectAll(games, (game, side) =>
    followStream(`${site}/api/games/${game.id}/stream?after=1.3`, { cookie: game.cookies[side] }, (data) => {
      for (const { event } of JSON.parse(data) as { event: { type: string; ply?: number } }[])
        if (event.type === "Moved") heard.get(`${game.id} ${event.ply} ${side}`)?.(performance.now());
    }),
  );
  return {
    async move(game) {
      const mover = game.ply % 2;
      const there = new Promise<number>((resolve) =>
        heard.set(`${game.id} ${game.ply} ${1 - mover}`, resolve),
      );
      const command = { type: "move", ply: game.ply, uci: MOVES[game.ply], lagMs: 0 };
      const began = performance.now();
      const response = await fetch(`${site}/api/games/${game.id}/1`, {
        method: "POST",
        headers: { cookie: game.cookies[mover as 0 | 1], origin: site, "content-type": "application/json" },
        body: JSON.stringify({ id: randomUUID(), known: 3 + game.ply, command }),
      });
      if (!response.ok) throw new Error(`A move was refused: ${await response.text()}`);
      const ms = (await there) - began;
      heard.delete(`${game.id} ${game.ply} ${1 - mover}`);
      game.ply += 1;
      return ms;
    },
    watch: (game) => `${site}/api/live?match=${game.id}`,
    async memory() {
      const headers = { authorization: `Bearer ${BENCH_SECRET}` };
      const metrics = await (await fetch(`${site}/api/metrics`, { headers })).text();
      return Number(/^process_resident_memory_bytes(?:\{.*\})? (\S+)/m.exec(metrics)?.[1]);
    },
    close: () => {
      for (const stream of streams) stream.destroy();
    },
  };
}

async function connectToBare(url: string, games: readonly Game[]): Promise<Side> {
  const server = fork(fileURLToPath(new URL("./room/bare-server.ts", import.meta.url)), [], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATABASE_URL: url },
  });
  onLeave(() => server.kill("SIGKILL"));
  const [port] = (await once(server, "message")) as [number];
  const site = `http://127.0.0.1:${port}`;
  const heard = new Map<string, (at: number) => void>();
  const streams = await connectAll(games, (game, side) =>
    followStream(`${site}/stream/${game.id}`, {}, (data) => {
      heard.get(`${(JSON.parse(data) as { id: string }).id} ${side}`)?.(performance.now());
    }),
  );
  return {
    async move(game) {
      const id = randomUUID();
      const there = new Promise<number>((resolve) => heard.set(`${id} 1`, resolve));
      const command = { type: "move", ply: game.ply, uci: MOVES[0], lagMs: 0 };
      const began = performance.now();
      const body = JSON.stringify({ id, known: 3, command });
      await (await fetch(`${site}/move/${game.id}`, { method: "POST", body })).text();
      const ms = (await there) - began;
      heard.delete(`${id} 1`);
      return ms;
    },
    watch: (game) => `${site}/stream/${game.id}`,
    async memory() {
      server.send("memory");
      const [{ memory }] = (await once(server, "message")) as [{ memory: number }];
      return memory;
    },
    close: () => {
      for (const stream of streams) stream.destroy();
      server.kill("SIGKILL");
    },
  };
}

async function connectAll(
  games: readonly Game[],
  connect: (game: Game, side: 0 | 1) => ReturnType<typeof followStream>,
) {
  const streams: Awaited<ReturnType<typeof followStream>>[] = [];
  for (const game of games) streams.push(...(await Promise.all([connect(game, 0), connect(game, 1)])));
  return streams;
}

function print(games: number, times: ReadonlyMap<string, readonly number[]>): void {
  const bare = median(times.get("bare server") ?? []);
  console.log(
    `${games} games at once, a tenth of them with a move a second: from the post to the other screen, ${ROUNDS} rounds that take turns\n`,
  );
  console.log("                moves   median ms   99 % ms   x bare (goal: at most 2)");
  for (const [name, all] of times) {
    const sorted = all.toSorted((one, two) => one - two);
    const cells = [
      name.padEnd(14),
      String(all.length).padStart(7),
      median(all).toFixed(1).padStart(12),
      (sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1).padStart(10),
      (median(all) / bare).toFixed(2).padStart(9),
    ];
    console.log(cells.join(""));
  }
  const ratio = median(times.get("room") ?? []) / bare;
  console.log(ratio <= GOAL ? "\nWithin the goal." : "\nBeyond the goal.");
}
