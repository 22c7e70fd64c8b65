import type pg from "pg";
import { openSession } from "@/lib/auth/store/sign-in";
import { inTransaction, prisma } from "@/lib/db/prisma";
import { readContent } from "@/lib/testing/database-content";
import { eraseAccount } from "../store/erase";
import { readErasure } from "../store/preview";

/** Deletes an account as its owner does, who signed in five minutes before and has read the page. */
export async function erase(userId: string, at: Date) {
  const signedInAt = new Date(at.getTime() - 5 * 60_000);
  const sessionId = await inTransaction((tx) => openSession(tx, userId, signedInAt, 30));
  const { stamp } = await readErasure(prisma(), userId, at);
  return eraseAccount({ userId, sessionId, stamp }, at);
}

/** Where a text is found in the whole database, also in the queue. */
export async function searchEverything(client: pg.Client, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [table, rows] of await readContent(client))
    if (rows.some((row) => row.toLowerCase().includes(text.toLowerCase()))) found.push(table);
  const { rowCount } = await client.query("SELECT FROM pgboss.job j WHERE j::text ILIKE '%' || $1 || '%'", [
    text,
  ]);
  return rowCount ? [...found, "pgboss.job"] : found;
}
