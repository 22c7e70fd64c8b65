import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import type { Site } from "./site.ts";

/** A fault, and what people may notice of it. */
export type Fault = {
  readonly name: string;
  readonly times: number;
  /** Connections may fail while a server process restarts. */
  readonly mayRefuse: boolean;
  /** A killed server may break off the requests it was answering. */
  readonly mayBreak: boolean;
  /** Pages may say with 503 that the database is down. */
  readonly mayBeAway: boolean;
  /** Causes the fault. It's over when this settles. */
  strike(turn: number): Promise<void>;
};

/** How long a fault lasts if it doesn't end by itself. */
const LASTS_MS = 6_000;

export function listFaults(site: Site, database: Database, isShort: boolean): Fault[] {
  const { disk } = database;
  return [
    {
      name: "server killed",
      times: isShort ? 3 : 20,
      mayRefuse: true,
      mayBreak: true,
      mayBeAway: false,
      strike: async () => site.signal("SIGKILL"),
    },
    {
      name: "server asked to stop",
      times: isShort ? 2 : 20,
      mayRefuse: true,
      mayBreak: false,
      mayBeAway: false,
      strike: async () => site.signal("SIGTERM"),
    },
    {
      name: "PostgreSQL killed",
      times: isShort ? 2 : 10,
      mayRefuse: false,
      mayBreak: false,
      mayBeAway: true,
      async strike(turn) {
        await database.kill(turn % 2 === 0 ? "server" : "connection");
        await database.revive();
      },
    },
    {
      name: "connections exhausted",
      times: isShort ? 1 : 3,
      mayRefuse: false,
      mayBreak: false,
      mayBeAway: true,
      async strike() {
        const release = await database.exhaust();
        await sleep(LASTS_MS);
        await release();
      },
    },
    {
      name: "disk full",
      times: disk ? 1 : 0,
      mayRefuse: false,
      mayBreak: false,
      mayBeAway: true,
      async strike() {
        disk?.fill();
        await sleep(2 * LASTS_MS);
        disk?.free();
        await database.revive();
      },
    },
  ];
}
