import type pg from "pg";
import { ScriptError } from "../process/script-error.ts";

/** A table that is there from the first step of a restore to its last: while it is, the database is not to be used. */
const MARK = "unfinished_restore";

/** Marks the database as being restored. */
export async function markHalfRestored(client: pg.Client): Promise<void> {
  await client.query(`CREATE TABLE ${MARK} ()`);
}

/** The restore is done. Called in the transaction of its last step. */
export async function unmarkHalfRestored(client: pg.Client): Promise<void> {
  await client.query(`DROP TABLE ${MARK}`);
}

/** Refuses a database whose restore runs or was cut short, so that nothing starts on half of a league. */
export async function refuseHalfRestored(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(`SELECT to_regclass('${MARK}') IS NOT NULL AS is`);
  if (!rows[0]?.is) return;
  throw new ScriptError(
    "This database is being restored, or its restore was cut short: wait for it, or restore into a new, empty database.",
  );
}
