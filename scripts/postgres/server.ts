import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anyFreePort } from "../process/free-port.ts";
import { isAlive } from "../process/other-process.ts";
import { ScriptError } from "../process/script-error.ts";
import { tether } from "../process/tether.ts";
import { waitUntil } from "../process/wait-until.ts";
import { findLeftOver } from "./adopt.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { claim } from "./claim.ts";
import { answers, ensureDatabase, makeDatabaseUrl } from "./connect.ts";
import type { Home } from "./home.ts";
import { initialize, lastLine } from "./initialize.ts";

/** A running server. */
export type Server = {
  /** The URL of a database on this server. */
  url(database: string): string;
  /** Settles when the server ends by itself or is stopped. Never settles if an earlier run started it. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
};

export type ServerOptions = {
  /** Never loses what was committed. Other servers are for tests, which throw them away. */
  readonly durable: boolean;
  /** Any free port by default. */
  readonly port?: number;
  /** PostgreSQL's own settings, on top of ours. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts this home's cluster, and creates it first if necessary. */
export async function startServer(home: Home, options: ServerOptions): Promise<Server> {
  await claim(home);
  const binaries = findBinaries(home.user);
  await initialize(binaries, home, options.durable);
  const running = (await adopt(home)) ?? (await launch(binaries, home, options));
  const url = (database: string) => makeDatabaseUrl(home, running.port, database);
  await ensureDatabase(url("postgres"), "rookery");
  return { ...running, url };
}

type Running = Omit<Server, "url"> & { readonly port: number };

/** Uses our server that outlived the run that started it. */
async function adopt(home: Home): Promise<Running | undefined> {
  const postmaster = await findLeftOver(home);
  if (!postmaster) return undefined;
  return {
    port: postmaster.port,
    ended: new Promise(() => {}),
    async stop() {
      process.kill(postmaster.pid, "SIGINT");
      await waitUntil(async () => (isAlive(postmaster.pid) ? undefined : true), {
        timeoutMs: 20_000,
        everyMs: 50,
      });
    },
  };
}

async function launch(binaries: Binaries, home: Home, options: ServerOptions): Promise<Running> {
  const port = options.port ?? (await anyFreePort());
  const logFile = join(home.folder, "postgres.log");
  const log = openSync(logFile, "w", 0o600);
  const server = tether(binaries.postgres, ["-D", home.data, ...settings(port, options)], {
    signal: "INT",
    output: log,
    cwd: home.folder,
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    user: home.user,
  });
  closeSync(log);

  let ended = false;
  void server.exited.then(() => {
    ended = true;
  });
  const url = makeDatabaseUrl(home, port, "postgres");
  const ready = await waitUntil(async () => (ended ? "ended" : (await answers(url)) ? "ready" : undefined), {
    timeoutMs: 120_000,
    everyMs: 50,
  });
  if (ready === "ready") return { port, ended: server.exited, stop: server.stop };

  await server.stop();
  const reason = lastLine(readFileSync(logFile, "utf8"));
  throw new ScriptError(`PostgreSQL didn't start: ${reason}. Its log is ${logFile}.`);
}

function settings(port: number, { durable, settings: more = {} }: ServerOptions): string[] {
  const always = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    timezone: "UTC",
    log_timezone: "UTC",
    dynamic_shared_memory_type: process.platform === "linux" ? "mmap" : "posix",
  };
  const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  return Object.entries({ ...always, ...(durable ? {} : careless), ...more }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
}
