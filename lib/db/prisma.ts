import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "./generated/client";
import { readsReplica, replicaUrl } from "./replica";

type Kept = { client?: PrismaClient; pool?: pg.Pool };
const kept = globalThis as { rookeryPrimary?: Kept; rookeryReplicaClient?: Kept };

/** The client for what is read now: that of the replica for pages for everybody, if there is one; else the primary's. */
export function prisma(): PrismaClient {
  return readsReplica() ? replica() : primary();
}

/** This process's only client for the primary. It survives the module reloads of development. */
export function primary(): PrismaClient {
  kept.rookeryPrimary ??= {};
  return connect(kept.rookeryPrimary, databaseUrl());
}

export function replica(): PrismaClient {
  kept.rookeryReplicaClient ??= {};
  return connect(kept.rookeryReplicaClient, replicaUrl() ?? databaseUrl());
}

/** How long a request waits for a connection before its answer says that the database is away. */
const PATIENCE_MS = 10_000;
/** How long a query may take before its request gives up. A server that hangs keeps its connections open. */
const LONGEST_QUERY_MS = 30_000;

function connect(connection: Kept, connectionString: string): PrismaClient {
  connection.pool ??= new pg.Pool({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: LONGEST_QUERY_MS,
  });
  connection.client ??= new PrismaClient({
    adapter: new PrismaPg(connection.pool, { disposeExternalPool: true }),
  });
  return connection.client;
}

/** How many connections this process has, how many are idle, and how many requests are waiting for one. */
export function poolStates(): { readonly total: number; readonly idle: number; readonly waiting: number } {
  const {
    totalCount: total = 0,
    idleCount: idle = 0,
    waitingCount: waiting = 0,
  } = kept.rookeryPrimary?.pool ?? {};
  return { total, idle, waiting };
}

/** Closes the connections, for scripts and tests that end. */
export async function disconnect(): Promise<void> {
  await kept.rookeryPrimary?.client?.$disconnect();
  await kept.rookeryReplicaClient?.client?.$disconnect();
  delete kept.rookeryPrimary;
  delete kept.rookeryReplicaClient;
}

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  return url;
}

/**
 * The database without a pooler in between. Listening, and locks that outlive a transaction, need a connection of their
 * own, which PgBouncer doesn't give in transaction mode.
 */
export function directDatabaseUrl(): string {
  return process.env.DIRECT_DATABASE_URL || databaseUrl();
}

export type Transaction = Prisma.TransactionClient;

/**
 * Runs everything in `work` in one transaction.
 *
 * @param timeout how long it may take, in milliseconds
 */
export function inTransaction<Value>(
  work: (tx: Transaction) => Promise<Value>,
  timeout = 20_000,
): Promise<Value> {
  return primary().$transaction(work, { maxWait: 15_000, timeout });
}
