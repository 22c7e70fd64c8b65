import type pg from "pg";
import { primaryPool } from "./client";
import { isPooled } from "./database-url";
import { connectionOf, type Transaction } from "./transaction";

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
  return (await connectionOf(tx).send(queryOf(statement, values))).rows;
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
  return (await connectionOf(tx).sendTogether(queries)).map(({ rows }) => rows);
}

/**
 * Sends a statement whose result no one reads, together with the next one or with the commit. If it fails, the next one
 * and the transaction fail, too.
 */
export function sendSoon(tx: Transaction, statement: Statement, values: readonly unknown[]): void {
  connectionOf(tx).sendSoon(queryOf(statement, values));
}

/** Sends a statement by itself, as a transaction of its own. */
export async function sendAlone<Row extends object>(
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  return (await primaryPool().query<Row>(queryOf(statement, values))).rows;
}

/** Behind a pooler, a connection can't keep what was prepared. */
export function queryOf({ name, text }: Statement, values: readonly unknown[]): pg.QueryConfig {
  return { text, values: [...values], ...(isPooled() ? {} : { name }) };
}
