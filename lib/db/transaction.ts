import { follow } from "./background";
import { primary, primaryPool } from "./client";
import { isPooled } from "./database-url";
import type { Prisma } from "./generated/client";
import { joinLater } from "./join-later";
import { joining } from "./joining-pool";
import { TransactionConnection } from "./transaction-connection";
import { endWell } from "./transaction-end";

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
  const connection = new TransactionConnection(await primaryPool().connect(), !isPooled());
  const { tx, leave } = joinLater((join) =>
    joining(connection, () => primary().$transaction(join, { maxWait: 15_000, timeout })),
  );
  opened.set(tx, { connection, acts });
  const value = await inTime(connection, timeout, async () => {
    try {
      const result = await endWell(tx, work(tx));
      await leave();
      await connection.commit();
      return result;
    } catch (error) {
      await connection.rollback();
      throw error;
    }
  });
  for (const act of acts) follow(act);
  return value;
}

/** Closes the connection of a transaction that takes too long, which rolls it back. */
async function inTime<Value>(
  connection: TransactionConnection,
  timeout: number,
  act: () => Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error("The transaction took too long");
      connection.close(error);
      reject(error);
    }, timeout);
  });
  try {
    return await Promise.race([act(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does something once the transaction has committed, and only once, no matter how often it's asked for. It may not fail.
 */
export function afterCommit(tx: Transaction, act: () => Promise<void>): void {
  openedOf(tx).acts.add(act);
}

/** The connection of a transaction, for what's sent without Prisma. */
export function connectionOf(tx: Transaction): TransactionConnection {
  return openedOf(tx).connection;
}

type Opened = { readonly connection: TransactionConnection; readonly acts: Set<() => Promise<void>> };

const opened = new WeakMap<Transaction, Opened>();

function openedOf(tx: Transaction): Opened {
  const own = opened.get(tx);
  if (!own) throw new Error("This isn't a transaction of inTransaction");
  return own;
}
