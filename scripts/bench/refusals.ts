import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ask } from "../attack/ask.ts";
import { ownSettings } from "../local/settings.ts";
import { buildAppIfStale } from "../next/build-app.ts";
import { startApp, waitForHealth } from "../next/server.ts";
import { withThrowawayDatabase } from "../postgres/with-database.ts";
import { anyFreePort } from "../process/free-port.ts";
import { runScript } from "../process/script.ts";
import { median } from "./median.ts";
import type { Body } from "./refusals/bodies.ts";
import { type Door, listDoors } from "./refusals/doors.ts";

const ROUNDS = 5;
const MOST_MS = 50;
const SECRET = "only-for-benches-0123456789-0123456789";

type Timed = {
  readonly door: Door;
  readonly body: Body;
  readonly status: number;
  readonly ms: number;
  readonly ratio: number;
};

runScript(bench, { dotEnv: false });

/** Prints the most expensive doors, and counts all of them. */
const SHOWN = 25;

/**
 * Measures what a refusal costs. Every route and action gets the most expensive bodies that a visitor without an
 * account can send, alternating with a bare Node server that reads the same bytes and answers 413. Prints the
 * worst body for each door, with the median of the rounds and its ratio to the bare server. Bounces are read in a
 * separate thread, so they don't slow down anyone else. No test depends on it.
 */
async function bench(): Promise<void> {
  await buildAppIfStale();
  await withThrowawayDatabase(async (databaseUrl) => {
    const port = await anyFreePort();
    const publicUrl = `http://localhost:${port}`;
    const settings = {
      ...ownSettings({
        DATABASE_URL: databaseUrl,
        APP_URL: publicUrl,
        AUTH_SECRET: SECRET,
        BOUNCE_SECRET: SECRET,
      }),
      ROOKERY_JOBS: "off",
    };
    const app = startApp({ mode: "start", host: "127.0.0.1", port, settings, output: "ignore" });
    await waitForHealth(app, "127.0.0.1", port);
    const peer = await startPeer();
    const doors = await listDoors(SECRET);
    const timed: Timed[] = [];
    for (const door of doors)
      for (const body of door.bodies)
        timed.push(
          await time(door, body, { app: { port, publicUrl }, peer: { port: peer.port, publicUrl } }),
        );
    print(doors.map(({ name }) => worstOf(timed.filter(({ door }) => door.name === name))));
    peer.stop();
    await app.stop();
  });
}

type Servers = Record<"app" | "peer", { readonly port: number; readonly publicUrl: string }>;

async function time(door: Door, body: Body, servers: Servers): Promise<Timed> {
  const app: number[] = [];
  const peer: number[] = [];
  let status = 0;
  for (let round = -1; round < ROUNDS; round++) {
    for (const [which, times] of [
      ["app", app],
      ["peer", peer],
    ] as const) {
      const began = performance.now();
      const headers = { origin: servers.app.publicUrl, "content-type": body.type, ...door.headers };
      const reply = await ask(servers[which], { method: "POST", path: door.path, headers, body: body.bytes });
      if (which === "app") status = reply.status;
      if (round >= 0) times.push(performance.now() - began);
    }
  }
  return { door, body, status, ms: median(app), ratio: median(app) / median(peer) };
}

/** Reads everything and refuses it: the least that any Node server pays for these bytes. */
async function startPeer(): Promise<{ readonly port: number; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(413).end());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

function worstOf(timed: readonly Timed[]): Timed | undefined {
  return timed.toSorted((one, other) => other.ms - one.ms)[0];
}

function print(rows: readonly (Timed | undefined)[]): void {
  console.log(
    `Medians of ${ROUNDS} rounds, the worst body of each door; the peer is a bare Node server that reads the same bytes\n`,
  );
  console.log("      ms  x peer  answer  door, body");
  const known = rows.filter((row) => row !== undefined).toSorted((one, other) => other.ms - one.ms);
  for (const { ms, ratio, status, door, body } of known.slice(0, SHOWN))
    console.log(
      `${ms.toFixed(1).padStart(8)}${ratio.toFixed(1).padStart(8)}${String(status).padStart(8)}  ${door.name}: ${body.what}`,
    );
  console.log(
    `\n${known.filter(({ ms }) => ms > MOST_MS).length} of ${known.length} doors took longer than ${MOST_MS} ms`,
  );
}
