import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { type Prisma, PrismaClient } from "./generated/client";
import { joinLater } from "./join-later";
import { JoiningPool, joining } from "./joining-pool";
import { Line } from "./line";
import { readsReplica, replicaUrl } from "./replica";
import { nameIfOften } from "./statement-names";
import { endWell } from "./transaction-end";

type Kept = { client?: PrismaClient; pool?: pg.Pool };
const kept = globalThis as {
  rookeryPrimary?: Kept;
  rookeryReplicaClient?: Kept;
  rookeryFollowed?: Set<Promise<void>>;
};

/** The client for what is read now: that of the replica for pages for everybody, if there is one; else the primary's. */
export function prisma(): PrismaClient {
  return readsReplica() ? replica() : primary();
}

/** This process's only client for the primary. It survives the module reloads of development. */
export function primary(): PrismaClient {
  return connect(keptPrimary(), databaseUrl());
}

export function replica(): PrismaClient {
  return connect(keptReplica(), replicaAddress());
}

/** How long a request waits for a connection before its answer says that the database is away. */
const PATIENCE_MS = 10_000;
/** How long a query may take before its request gives up. A server that hangs keeps its connections open. */
const LONGEST_QUERY_MS = 30_000;
/**
 * How long a connection is kept that nobody uses. A new one has to plan each page's statement for its first five
 * requests, which takes several times as long as running it.
 */
const IDLE_MS = 5 * 60_000;

function connect(connection: Kept, connectionString: string): PrismaClient {
  connection.client ??= new PrismaClient({
    adapter: new PrismaPg(poolOf(connection, connectionString), {
      disposeExternalPool: true,
      statementNameGenerator: ({ sql }) => (isPooled() ? "" : nameIfOften(sql)),
    }),
  });
  return connection.client;
}

function poolOf(connection: Kept, connectionString: string): pg.Pool {
  connection.pool ??= new JoiningPool({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: LONGEST_QUERY_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    pipeline: !isPooled(),
  });
  return connection.pool;
}

/** The connections of the client for what is read now. */
export function readingPool(): pg.Pool {
  return readsReplica() ? poolOf(keptReplica(), replicaAddress()) : poolOf(keptPrimary(), databaseUrl());
}

function keptPrimary(): Kept {
  kept.rookeryPrimary ??= {};
  return kept.rookeryPrimary;
}

function keptReplica(): Kept {
  kept.rookeryReplicaClient ??= {};
  return kept.rookeryReplicaClient;
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
  } = kept.rookeryPrimary?.pool ?? {};
  return { total, idle, waiting };
}

/** Closes the connections, for scripts and tests that end. */
export async function disconnect(): Promise<void> {
  await finishFollowed();
  await end(kept.rookeryPrimary);
  await end(kept.rookeryReplicaClient);
  delete kept.rookeryPrimary;
  delete kept.rookeryReplicaClient;
}

async function end(connection: Kept | undefined): Promise<void> {
  await (connection?.client ? connection.client.$disconnect() : connection?.pool?.end());
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
export async function inTransaction<Value>(
  work: (tx: Transaction) => Promise<Value>,
  timeout = 20_000,
): Promise<Value> {
  const acts = new Set<() => Promise<void>>();
  const line = new Line(await poolOf(keptPrimary(), databaseUrl()).connect(), !isPooled());
  const { tx, leave } = joinLater((join) =>
    joining(line, () => primary().$transaction(join, { maxWait: 15_000, timeout })),
  );
  opened.set(tx, { line, acts });
  const value = await inTime(line, timeout, async () => {
    try {
      const result = await endWell(tx, work(tx));
      await leave();
      await line.commit();
      return result;
    } catch (error) {
      await line.rollback();
      throw error;
    }
  });
  for (const act of acts) follow(act);
  return value;
}

/** Closes the connection of a transaction that takes too long, which rolls it back. */
async function inTime<Value>(line: Line, timeout: number, act: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error("The transaction took too long");
      line.close(error);
      reject(error);
    }, timeout);
  });
  try {
    return await Promise.race([act(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Does something that nobody waits for, except the end of the process. It may not fail. */
export function follow(act: () => Promise<void>): void {
  const following = act().finally(() => followed().delete(following));
  followed().add(following);
}

/** Resolves when everything that `follow` has begun is done. */
export async function finishFollowed(): Promise<void> {
  await Promise.all(followed());
}

/** The server and the app's bundle load this file separately. */
function followed(): Set<Promise<void>> {
  kept.rookeryFollowed ??= new Set();
  return kept.rookeryFollowed;
}

/** A statement that each connection prepares once. Its name stands for its text. */
export type Statement = { readonly name: string; readonly text: string };

/**
 * Sends a statement in a transaction straight to its connection. For the few that are sent all the time: Postgres plans
 * them once per connection, and neither they nor their rows are translated. Behind a pooler, where each transaction may
 * get another connection, they're planned each time.
 */
export async function send<Row extends object>(
  tx: Transaction,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  return (await lineOf(tx).send(queryOf(statement, values))).rows;
}

/**
 * Sends statements that only read and lock, one after the other without waiting in between, so the database begins the
 * second as soon as it's done with the first. Each sees what was committed before it began, not before they were sent.
 */
export async function sendTogether<Row extends object>(
  tx: Transaction,
  statements: readonly (readonly [Statement, readonly unknown[]])[],
): Promise<readonly (readonly Row[])[]> {
  const queries = statements.map(([statement, values]) => queryOf(statement, values));
  return (await lineOf(tx).sendTogether(queries)).map(({ rows }) => rows);
}

/**
 * Sends a statement that nobody reads an answer of together with the next one, or with the commit. If it fails, the next
 * one does, and in any case the transaction.
 */
export function sendSoon(tx: Transaction, statement: Statement, values: readonly unknown[]): void {
  lineOf(tx).sendSoon(queryOf(statement, values));
}

/** Sends such a statement by itself, as a transaction of its own. */
export async function sendAlone<Row extends object>(
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const pool = poolOf(keptPrimary(), databaseUrl());
  return (await pool.query<Row>(queryOf(statement, values))).rows;
}

/** Behind a pooler, a connection can't keep what was prepared. */
export function queryOf({ name, text }: Statement, values: readonly unknown[]): pg.QueryConfig {
  return { text, values: [...values], ...(isPooled() ? {} : { name }) };
}

/** Is there a pooler between this process and the database? Then nothing that's sent has a name: see `queryOf`. */
export function isPooled(): boolean {
  return directDatabaseUrl() !== databaseUrl();
}

/**
 * Does something once the transaction has committed, and only once, no matter how often it's asked for. It may not fail.
 */
export function afterCommit(tx: Transaction, act: () => Promise<void>): void {
  openedOf(tx).acts.add(act);
}

type Opened = { readonly line: Line; readonly acts: Set<() => Promise<void>> };

const opened = new WeakMap<Transaction, Opened>();

function openedOf(tx: Transaction): Opened {
  const own = opened.get(tx);
  if (!own) throw new Error("This isn't a transaction of inTransaction");
  return own;
}

function lineOf(tx: Transaction): Line {
  return openedOf(tx).line;
}
