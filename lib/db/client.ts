import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { finishFollowed } from "./background";
import { databaseUrl, isPooled } from "./database-url";
import { PrismaClient } from "./generated/client";
import { JoiningPool } from "./joining-pool";
import { readsReplica, replicaUrl } from "./replica";
import { nameIfOften } from "./statement-names";

type Connected = { client?: PrismaClient; pool?: pg.Pool };
const processState = globalThis as { rookeryPrimary?: Connected; rookeryReplicaClient?: Connected };

/** The client for what is read now: the replica's for public pages, if there is one; otherwise the primary's. */
export function prisma(): PrismaClient {
  return readsReplica() ? replica() : primary();
}

/** This process's only client for the primary. It survives the module reloads of development. */
export function primary(): PrismaClient {
  return clientOf(toPrimary(), databaseUrl());
}

export function replica(): PrismaClient {
  return clientOf(toReplica(), replicaAddress());
}

/** The connections of the client for what is read now. */
export function readingPool(): pg.Pool {
  return readsReplica() ? poolOf(toReplica(), replicaAddress()) : primaryPool();
}

export function primaryPool(): pg.Pool {
  return poolOf(toPrimary(), databaseUrl());
}

/** How long a request waits for a connection before its answer says that the database is away. */
const PATIENCE_MS = 10_000;
/** How long a query may take before its request gives up. A server that hangs keeps its connections open. */
const LONGEST_QUERY_MS = 30_000;
/**
 * How long a connection is kept that no one uses. A new one has to plan each page's statement for its first five
 * requests, which takes several times as long as running it.
 */
const IDLE_MS = 5 * 60_000;

function clientOf(connected: Connected, connectionString: string): PrismaClient {
  connected.client ??= new PrismaClient({
    adapter: new PrismaPg(poolOf(connected, connectionString), {
      disposeExternalPool: true,
      statementNameGenerator: ({ sql }) => (isPooled() ? "" : nameIfOften(sql)),
    }),
  });
  return connected.client;
}

function poolOf(connected: Connected, connectionString: string): pg.Pool {
  connected.pool ??= new JoiningPool({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: LONGEST_QUERY_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    pipeline: !isPooled(),
  });
  return connected.pool;
}

function toPrimary(): Connected {
  processState.rookeryPrimary ??= {};
  return processState.rookeryPrimary;
}

function toReplica(): Connected {
  processState.rookeryReplicaClient ??= {};
  return processState.rookeryReplicaClient;
}

function replicaAddress(): string {
  return replicaUrl() ?? databaseUrl();
}

/** How many connections this process has, how many are idle, and how many requests are waiting for one. */
export function poolStates(): { readonly total: number; readonly idle: number; readonly waiting: number } {
  const {
    totalCount: total = 0,
    idleCount: idle = 0,
    waitingCount: waiting = 0,
  } = processState.rookeryPrimary?.pool ?? {};
  return { total, idle, waiting };
}

/** Closes the connections, for scripts and tests that end. */
export async function disconnect(): Promise<void> {
  await finishFollowed();
  await end(processState.rookeryPrimary);
  await end(processState.rookeryReplicaClient);
  delete processState.rookeryPrimary;
  delete processState.rookeryReplicaClient;
}

async function end(connected: Connected | undefined): Promise<void> {
  await (connected?.client ? connected.client.$disconnect() : connected?.pool?.end());
}
