import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "./generated/client";

const kept = globalThis as { rookeryPrisma?: PrismaClient; rookeryPool?: pg.Pool };

/** This process's only client. It survives the module reloads of development. */
export function prisma(): PrismaClient {
  kept.rookeryPrisma ??= new PrismaClient({ adapter: new PrismaPg(pool(), { disposeExternalPool: true }) });
  return kept.rookeryPrisma;
}

/** How long a request waits for a connection before its answer says that the database is away. */
const PATIENCE_MS = 10_000;
/** How long a query may take before its request gives up. A server that hangs keeps its connections open. */
const LONGEST_QUERY_MS = 30_000;

function pool(): pg.Pool {
  kept.rookeryPool ??= new pg.Pool({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: LONGEST_QUERY_MS,
  });
  return kept.rookeryPool;
}

/** How many connections this process has, how many are idle, and how many requests are waiting for one. */
export function poolStates(): { readonly total: number; readonly idle: number; readonly waiting: number } {
  const { totalCount: total = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = kept.rookeryPool ?? {};
  return { total, idle, waiting };
}

/** Closes the connections, for scripts and tests that end. */
export async function disconnect(): Promise<void> {
  await kept.rookeryPrisma?.$disconnect();
  delete kept.rookeryPrisma;
  delete kept.rookeryPool;
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
  return prisma().$transaction(work, { maxWait: 15_000, timeout });
}
