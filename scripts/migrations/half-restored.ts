import type pg from "pg";
import { ScriptError } from "../process/script-error.ts";

/** A table that exists from a restore's first step to its last. While it exists, the database must not be used. */
const MARK = "unfinished_restore";

/** Marks the database as being restored. */
export async function markHalfRestored(client: pg.Client): Promise<void> {
  await client.query(`CREATE TABLE ${MARK} ()`);
}

/** Ends the restore. Called in the transaction of its last step. */
export async function unmarkHalfRestored(client: pg.Client): Promise<void> {
  await client.query(`DROP TABLE ${MARK}`);
}

/** Refuses a database that's being restored or was only partly restored, so that nothing starts on half a league. */
export async function refuseHalfRestored(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(`SELECT to_regclass('${MARK}') IS NOT NULL AS is`);
  if (!rows[0]?.is) return;
  throw new ScriptError(
    "This database is being restored, or its restore was cut short. Wait for it, or restore into a new, empty database.",
  );
}
