import { readingPool } from "./client";
import type { Prisma } from "./generated/client";
import { nameStatement } from "./statement-names";
import { queryOf } from "./statements";

/**
 * Sends the statement of a page straight to a connection, which prepares it once: planning it takes as long as running it.
 * Only for a small set of statements, because each connection keeps their plans. Behind a pooler, they're planned
 * each time.
 */
export async function read<Row extends object>(statement: Prisma.Sql): Promise<readonly Row[]> {
  const { text, values } = statement;
  return (await readingPool().query<Row>(queryOf({ name: nameOf(text), text }, values))).rows;
}

/** Sends a page's statement that always has one row straight to a connection; see `read`. */
export async function readRow<Row extends object>(statement: Prisma.Sql): Promise<Row> {
  const [row] = await read<Row>(statement);
  if (!row) throw new Error("A SELECT without FROM has one row");
  return row;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? nameStatement(text);
  names.set(text, name);
  return name;
}
