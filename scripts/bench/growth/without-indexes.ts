import type pg from "pg";

/**
 * Drops the indexes that no constraint needs, does the work, and makes them again: many rows are written several times
 * as fast.
 */
export async function withoutIndexes(db: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows } = await db.query<{ name: string; definition: string }>(`
    SELECT c.oid::regclass::text AS name, pg_get_indexdef(c.oid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid)`);
  for (const { name } of rows) await db.query(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of rows) await db.query(definition);
}
